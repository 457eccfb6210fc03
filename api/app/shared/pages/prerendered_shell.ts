import { html, type Html } from '#shared/http/html'

/** What is seen of a page before a script has run, where the app will show the same. */
export type PrerenderedShell = {
  /** The front door's band, one thing with its picture first, or a list whose first card has a picture. */
  layout: 'hero' | 'thing' | 'list'
  heading: string
  /** In Hindi, below the heading. */
  tagline?: string
  line: string
}

/** The page's beginning as plain HTML, styled by the web's `prerendered_shell.css`; the app takes its place. */
export function prerenderedShellElements(
  { layout, heading, tagline, line }: PrerenderedShell,
  { name, picture }: { name: string; picture: string | undefined }
): Html {
  return html`<div class="prerendered-shell" data-layout="${layout}">
      <div class="prerendered-shell-bar"><span>${name}</span></div>
      <div class="prerendered-shell-page">
        <h1>${heading}</h1>
        ${tagline && html`<p lang="hi">${tagline}</p>`}
        <p>${line}</p>
        ${picture && html`<img src="${picture}" alt="" fetchpriority="high" />`}
      </div>
    </div>
    <!-- prerendered-shell -->`
}
