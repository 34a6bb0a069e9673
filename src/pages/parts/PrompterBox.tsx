import { classNames } from '#ui';

/**
 * The illustration of the idea: a stage with an answer nobody has written yet, and at its edge the prompter's box
 * with a plume behind it, whispering. Its colours are those of a lit stage and stay the same in both themes.
 */
export function PrompterBox({ title, className }: { title: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 480 360"
      className={classNames('prompter', className)}
      role="img"
      aria-label={title}
      fill="none"
    >
      <path fill="#341d40" d="M0 0h480v360H0z" />
      <path fill="#45284f" d="M150 0h180l92 262H58L150 0Z" />
      <path fill="#5b3a63" d="M190 0h100l58 262H132L190 0Z" />
      <Curtains />
      <path fill="#d9a066" d="M0 262h480v48H0z" />
      <path
        fill="#c48a50"
        d="m118 262-30 48h3l31-48h-4Zm80 0-10 48h3l11-48h-4Zm80 0 11 48h3l-10-48h-4Zm80 0 31 48h3l-30-48h-4ZM38 262 0 300v5l43-43h-5Zm399 0 43 43v-5l-38-38h-5Z"
      />
      <ellipse fill="#f3d9a4" opacity=".8" cx="226" cy="279" rx="118" ry="12" />
      <Answer />
      <path fill="#a96d3a" d="M0 310h480v12H0z" />
      <path fill="#180d1d" d="M0 322h480v38H0z" />
      <Plume />
      <Box />
      <path
        fill="#f0bc62"
        d="M34 322a11 11 0 0 1 22 0H34Zm62 0a11 11 0 0 1 22 0H96Zm266 0a11 11 0 0 1 22 0h-22Zm62 0a11 11 0 0 1 22 0h-22Z"
      />
    </svg>
  );
}

function Curtains() {
  return (
    <>
      <path fill="#8f2a1c" d="M0 0h96c6 92-4 176-46 262H0V0Zm480 0h-96c-6 92 4 176 46 262h50V0Z" />
      <path
        stroke="#701d13"
        strokeWidth="5"
        strokeLinecap="round"
        d="M22 30c4 80 2 150-10 220M48 30c5 80-2 156-22 222M74 30c3 80-8 146-36 220M458 30c-4 80-2 150 10 220M432 30c-5 80 2 156 22 222M406 30c-3 80 8 146 36 220"
      />
      <path
        fill="#a93622"
        d="M0 0h480v24c-26 28-54 28-80 0-26 28-54 28-80 0-26 28-54 28-80 0-26 28-54 28-80 0-26 28-54 28-80 0-26 28-54 28-80 0V0Z"
      />
      <path
        stroke="#e0a03a"
        strokeWidth="3"
        d="M0 24c26 28 54 28 80 0 26 28 54 28 80 0 26 28 54 28 80 0 26 28 54 28 80 0 26 28 54 28 80 0 26 28 54 28 80 0"
      />
    </>
  );
}

/** Their message, and the answer that is still blank: a caret and nothing else. */
function Answer() {
  return (
    <>
      <path
        fill="#7a567f"
        d="M132 78h106a16 16 0 0 1 16 16v22a16 16 0 0 1-16 16H122a6 6 0 0 1-6-6V94a16 16 0 0 1 16-16Z"
      />
      <path stroke="#bfa0bd" strokeWidth="6" strokeLinecap="round" d="M136 98h92M136 113h56" />
      <path
        fill="#fff8f0"
        d="M180 150h116a20 20 0 0 1 20 20v38a6 6 0 0 1-6 6H180a20 20 0 0 1-20-20v-24a20 20 0 0 1 20-20Z"
      />
      <path className="caret" stroke="#c8401a" strokeWidth="5" strokeLinecap="round" d="M184 167v30" />
    </>
  );
}

/** The quill of the sign-in page, larger (`identity/web/login/plume.svg`). */
function Plume() {
  return (
    <g className="plume">
      <g transform="translate(256 152) scale(1.3)">
        <path
          fill="#ff7a4d"
          d="M17 88C8 58 24 22 61 3c2 15-1 26-6 37l-8 2 5 4c-4 9-9 16-14 21l-7 1 3 4c-5 7-10 12-17 16Z"
        />
        <path stroke="#a93210" strokeWidth="2.600" strokeLinecap="round" d="M4 126C11 92 26 50 53 17" />
      </g>
    </g>
  );
}

function Box() {
  return (
    <>
      <path fill="#241629" d="M152 344c0-56 38-84 88-84s88 28 88 84H152Z" />
      <path
        stroke="#e0a03a"
        strokeWidth="3.5"
        strokeLinejoin="round"
        d="M152 344c0-56 38-84 88-84s88 28 88 84H152Z"
      />
      <path
        stroke="#e0a03a"
        strokeWidth="2"
        opacity=".75"
        d="M240 344v-82M222 344c-2-38-8-62-18-78M258 344c2-38 8-62 18-78M202 344c-4-30-12-50-24-62M278 344c4-30 12-50 24-62"
      />
      <path fill="#241629" stroke="#e0a03a" strokeWidth="3" d="M208 344a32 24 0 0 1 64 0h-64Z" />
      <path
        fill="#ff7a4d"
        transform="translate(230.3 323) scale(.58)"
        d="M4 20C4 12 8 7 15 5c-4 4-5 7-5 9 3 0 6 2 6 6a6 6 0 0 1-12 0Zm14 0c0-8 4-13 11-15-4 4-5 7-5 9 3 0 5.500 2 5.500 6A5.750 6 0 0 1 18 20Z"
      />
    </>
  );
}
