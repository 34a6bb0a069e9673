/** The bubble of somebody who is writing and never ends: the picture of pages that tell of trouble. */
export function BubbleArt() {
  return (
    <svg
      viewBox="0 0 220 96"
      className="h-24 w-auto max-w-full justify-self-start"
      aria-hidden="true"
      fill="none"
    >
      <path
        className="fill-paper-2 stroke-line"
        strokeWidth="1.5"
        d="M22 4h152a18 18 0 0 1 18 18v36a18 18 0 0 1-18 18H34L6 92l4-26V22A18 18 0 0 1 22 4Z"
      />
      <circle className="fill-ember" cx="72" cy="41" r="6" />
      <circle className="fill-gold" cx="100" cy="41" r="6" />
      <circle className="fill-edge" cx="128" cy="41" r="6" />
    </svg>
  );
}
