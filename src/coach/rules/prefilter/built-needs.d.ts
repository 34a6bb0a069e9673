/** Made by `src/coach/server/situations/compile.ts`, before anything of the coach runs. */
declare module '#prefilter' {
  const needs: import('./index-of-needs.ts').NeedsFile;
  export default needs;
}
