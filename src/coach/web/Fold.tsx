/** The small arrow of something that folds out; it turns when its `details` is open (see cyrano.css). */
export function Fold() {
  return (
    <svg viewBox="0 0 12 8" className="fold w-2.5 flex-none" fill="none" aria-hidden="true">
      <path d="m1 1.500 5 5 5-5" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}
