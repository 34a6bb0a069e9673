import type { Turn } from '#coach';
import type { ChatStyle, Colours } from './styles.ts';

/** The part of a drawn chat that the reader may be asked for: its marks are no letters. */
export const lettersOf = (text: string): string => text.replaceAll(/\s*:\)/g, '').trim();

const FACE =
  '<svg class="face" viewBox="0 0 20 20"><circle cx="10" cy="10" r="9" fill="#ffcc33" stroke="#d99a1f"/><circle cx="7" cy="8" r="1.400" fill="#5a3a10"/><circle cx="13" cy="8" r="1.400" fill="#5a3a10"/><path d="M5.500 12q4.500 5 9 0" fill="none" stroke="#5a3a10" stroke-width="1.500"/></svg>';

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/\s*:\)/g, ` ${FACE}`);

function bubble({ from, text }: Turn, index: number, style: ChatStyle): string {
  const minute = String((index * 7) % 60).padStart(2, '0');
  const ticks =
    from === 'me'
      ? ' <svg class="ticks" viewBox="0 0 20 12"><path d="M1 7l4 4L13 2M8 11L17 2" fill="none" stroke="currentColor" stroke-width="1.600"/></svg>'
      : '';
  const stamp = style.times === 'inside' ? `<span class="stamp">18:${minute}${ticks}</span>` : '';
  const face = style.avatar && from === 'them' ? '<i class="avatar">N</i>' : '';
  return `<div class="turn ${from}" data-turn="${index}">${face}<p>${escaped(text)}${stamp}</p></div>`;
}

/** A page that looks like a chat of this style, bubbles named by `data-turn`. The newest stand at the foot. */
export function drawChat(style: ChatStyle, colours: Colours, turns: readonly Turn[]): string {
  const [theirFill, theirWords] = colours.theirs;
  const [myFill, myWords] = colours.mine;
  return `<!doctype html><meta charset="utf-8"><style>
* { box-sizing: border-box; margin: 0 }
body { height: 100vh; display: flex; flex-direction: column; font: ${style.textSize}px/1.32 '${style.font}'; color: ${colours.words}; background: ${colours.page} }
header { flex: none; background: ${colours.bars}; border-bottom: 1px solid ${colours.faint}40 }
.clock { display: flex; justify-content: space-between; padding: 12px 26px 4px; font-size: 14px; font-weight: 600 }
.who { display: flex; align-items: center; gap: 10px; padding: 6px 14px 10px; font-weight: 600 }
.who i, .avatar { display: grid; place-content: center; border-radius: 50%; background: #b98ad8; color: #fff; font-style: normal }
.who i { width: 36px; height: 36px } .avatar { width: 28px; height: 28px; flex: none; margin-right: 8px; font-size: 13px }
.who b { margin-left: auto; font-weight: 400 }
main { flex: 1; min-height: 0; overflow: hidden; display: flex; flex-direction: column; justify-content: flex-end; padding: 8px 10px }
.day { align-self: center; margin: 6px 0 8px; font-size: 12px; color: ${colours.faint}; ${style.times === 'inside' ? `background: ${theirFill}; padding: 4px 10px; border-radius: 8px` : ''} }
.turn { display: flex; align-items: flex-end; margin-top: ${style.gap}px } .turn.me { justify-content: flex-end }
.me + .them, .them + .me { margin-top: ${style.gap + 7}px }
.turn p { max-width: 76%; padding: ${style.times === 'inside' ? '6px 9px 7px' : '8px 13px'}; border-radius: ${style.radius}px; overflow-wrap: break-word }
.them p { background: ${theirFill}; color: ${theirWords} } .me p { background: ${myFill} fixed; color: ${myWords} }
.stamp { float: right; margin: 7px 0 -4px 10px; font-size: 11px; line-height: 16px; opacity: .62 } .ticks { width: 15px; height: 10px }
.face { width: 1.150em; height: 1.150em; vertical-align: -0.200em }
.sent { align-self: flex-end; margin: 3px 4px 0; font-size: 11px; color: ${colours.faint} }
footer { flex: none; display: flex; align-items: center; gap: 10px; padding: 8px 12px 22px; background: ${colours.bars} }
footer span { flex: 1; padding: 8px 14px; border: 1px solid ${colours.faint}55; border-radius: 20px; color: ${colours.faint}; background: ${colours.theirs[0]} }
footer i { width: 30px; height: 30px; border-radius: 50%; border: 2px solid ${colours.faint} }
</style><header><div class="clock"><span>9:41</span><span>5G 82%</span></div><div class="who">&lsaquo; <i>N</i> Naledi <b>&#9432;</b></div></header>
<main><div class="day">Today</div>${turns.map((turn, index) => bubble(turn, index, style)).join('')}${
    style.delivered ? `<div class="sent">${style.delivered}</div>` : ''
  }</main><footer><i></i><span>${style.placeholder}</span><i></i></footer>`;
}
