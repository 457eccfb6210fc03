/** The stylesheet of the API documentation page, with light and dark colours. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#fff, #14161a);
  --raised: light-dark(#f6f7f9, #1d2026);
  --line: light-dark(#d9dde3, #343943);
  --text: light-dark(#1b1f24, #e8eaed);
  --soft: light-dark(#555d68, #a9b1bc);
  --link: light-dark(#9a3412, #fdba74);
}
* { box-sizing: border-box }
html { scroll-padding-top: 1rem }
body { margin: 0 auto; max-width: 76rem; padding: 1rem; background: var(--ground); color: var(--text);
  font: 1rem/1.55 system-ui, sans-serif; display: grid; gap: 1rem 2.5rem; grid-template-columns: minmax(0, 1fr) }
h1, h2, h3, h4 { line-height: 1.25; margin: 0 }
h2 { text-transform: capitalize; font-size: 1.35rem; margin-top: 1.5rem }
h3 { font-size: 1.05rem; overflow-wrap: anywhere }
h4 { margin-top: 1rem }
p { margin: .4rem 0 }
small { color: var(--soft); font-weight: normal }
a { color: var(--link) }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere }
nav ul { list-style: none; margin: .4rem 0; padding: 0 }
nav h2 { font-size: 1rem; margin-top: .8rem }
nav a { display: block; padding: .3rem .2rem; text-decoration: none }
nav a:hover { text-decoration: underline }
nav b { font-size: .75rem }
article { border: 1px solid var(--line); border-radius: .6rem; padding: 1rem; margin-top: 1rem; background: var(--raised) }
article:target { outline: 2px solid var(--link) }
table { border-collapse: collapse; width: 100%; margin-top: .4rem; font-size: .92rem }
th, td { text-align: left; vertical-align: top; padding: .35rem .6rem .35rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere }
thead th { border-top: 0; color: var(--soft); font-weight: 600 }
th:first-child { width: 28% }
dl { margin: .4rem 0 0 }
dt { margin-top: .5rem }
dd { margin: 0 0 0 1rem; color: var(--soft) }
@media (max-width: 40rem) {
  thead { position: absolute; clip-path: inset(50%) }
  tr { display: block; border-top: 1px solid var(--line); padding: .4rem 0 }
  th, td, th:first-child { display: block; width: auto; border: 0; padding: .1rem 0 }
}
@media (min-width: 64rem) {
  body { grid-template-columns: 20rem minmax(0, 1fr) }
  header { grid-column: 1 / -1 }
  nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto }
}
`
