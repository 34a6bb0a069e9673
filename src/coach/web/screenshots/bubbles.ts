import type { FlatArea } from './flat-areas.ts';
import { type Box, heightOf, isInside, widthOf } from './pixels.ts';

/** Shares of the picture's width, as bubbles grow with the screen. */
const LEAST_WIDTH = 0.05;
const LEAST_HEIGHT = 0.045;
/** A bar goes from edge to edge; a bubble leaves room at one side. */
const MOST_WIDTH = 0.93;
/** Of its box: the rest is letters and round corners. */
const LEAST_FILL = 0.4;
/** A round picture of a person, a button, a key of the keyboard. */
const ROUND = 1.12;
const SMALL_ROUND = 0.13;
/** A box in the middle says something about the talk, such as its day; one that shares an edge with another is a long message. */
const CENTRED = 0.012;
const FAR_FROM_EDGES = 0.22;

/** Whether a flat area has the shape of a bubble. */
function isBubble({ box, size }: FlatArea, width: number): boolean {
  const [wide, high] = [widthOf(box), heightOf(box)];
  if (wide < width * LEAST_WIDTH || high < width * LEAST_HEIGHT || wide > width * MOST_WIDTH) return false;
  if (size < wide * high * LEAST_FILL) return false;
  if (wide < high * ROUND && high < width * SMALL_ROUND) return false;
  return Math.min(box.left, width - box.right) < width * FAR_FROM_EDGES;
}

const sharesEdge = (a: Box, b: Box, width: number): boolean =>
  Math.min(Math.abs(a.left - b.left), Math.abs(a.right - b.right)) < width * CENTRED;

/** The areas that are bubbles, from the top down. What lies in another (a quoted message) is left out. */
export function findBubbles(areas: readonly FlatArea[], width: number): FlatArea[] {
  const shaped = areas.filter((area) => isBubble(area, width));
  const others = (area: FlatArea) => shaped.filter((other) => other !== area);
  return shaped
    .filter((area) => !others(area).some(({ box }) => isInside(area.box, box)))
    .filter(
      (area) =>
        Math.abs(area.box.left - (width - area.box.right)) >= width * CENTRED ||
        others(area).some(({ box }) => sharesEdge(area.box, box, width)),
    )
    .toSorted((a, b) => a.box.top - b.box.top);
}

/**
 * Whose each box is, by the edge that it is nearer to: the reader's stand at the right. The edges are those of the boxes, as a picture
 * may be cut; with boxes on one side only, the other edge mirrors it.
 */
export function sidesOf(boxes: readonly Box[], width: number): ('me' | 'them')[] {
  const before = Math.min(...boxes.map(({ left }) => left));
  const after = Math.min(...boxes.map(({ right }) => width - right));
  const margin = Math.min(before, after);
  const [left, right] = [
    before > width * FAR_FROM_EDGES ? margin : before,
    after > width * FAR_FROM_EDGES ? margin : after,
  ];
  return boxes.map((box) => (box.left - left > width - box.right - right ? 'me' : 'them'));
}
