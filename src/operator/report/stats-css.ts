/** The look of the statistics page, in the product's own colours; each pair is light, then dark. */
export const STATS_CSS = `
:root { color-scheme: light dark;
  --paper: light-dark(#fff8f0, #1b0f20); --card: light-dark(#fffdfa, #2a1a33);
  --ink: light-dark(#241629, #fbefe6); --ink-2: light-dark(#5b4a5f, #c9b5c6);
  --line: light-dark(#eadbcb, #43304b); --bar: light-dark(#c8401a, #ff7a4d); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 76rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1.5rem; }
h2 { font-size: 1.2rem; margin: 0 0 1rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 18px; padding: 1.5rem; margin-bottom: 1.5rem; }
.pair { display: grid; gap: 2rem; }
@media (min-width: 60rem) { .pair { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start; } }
figure { margin: 0 0 1.25rem; }
figcaption, caption { color: var(--ink-2); text-align: left; font-size: 0.9rem; padding-bottom: 0.5rem; }
svg { display: block; width: 100%; height: auto; overflow: visible; }
svg text { fill: var(--ink-2); font: 13px system-ui, sans-serif; }
svg .name, svg .value { fill: var(--ink); font-size: 15px; }
.bar { fill: var(--bar); }
.hit { fill: transparent; }
g:hover .hit { fill: var(--line); }
.grid { stroke: var(--line); stroke-width: 1; }
.scroll { overflow: auto; max-height: 40rem; }
.scroll:focus-visible { outline: 2px solid var(--bar); outline-offset: 4px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: 0.9rem; }
th, td { text-align: left; padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
thead th { color: var(--ink-2); font-weight: 600; }
tbody th { font-weight: 500; }
th.number, td.number { text-align: right; }
footer { color: var(--ink-2); font-size: 0.9rem; }
`;
