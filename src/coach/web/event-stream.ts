/** One event of a `text/event-stream`. */
export interface StreamEvent {
  event: string;
  data: string;
}

/** Takes the stream apart as it arrives; feed it text, get the events that are whole. */
export function createEventParser(): { feed(text: string): StreamEvent[] } {
  let rest = '';
  return {
    feed(text) {
      rest += text;
      const events: StreamEvent[] = [];
      for (;;) {
        const end = /\r\n\r\n|\n\n|\r\r/.exec(rest);
        if (!end) return events;
        const event = readBlock(rest.slice(0, end.index));
        rest = rest.slice(end.index + end[0].length);
        if (event) events.push(event);
      }
    },
  };
}

function readBlock(block: string): StreamEvent | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r\n|\n|\r/)) {
    const colon = line.indexOf(':');
    if (colon === 0) continue;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { event, data: data.join('\n') } : null;
}
