/** Made of the data files beside this by `src/coach/server/situations/compile.ts`, before anything of the coach runs. */
declare module '#situations' {
  const book: import('./entry.ts').Book;
  export default book;
}
