/** The library's module for browsers has no types of its own; it exports what its other build does, as one default. */
declare module 'tesseract.js/dist/tesseract.esm.min.js' {
  import tesseract from 'tesseract.js';

  export default tesseract;
}
