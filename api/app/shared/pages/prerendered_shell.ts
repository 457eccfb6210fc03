import type { Language } from '@saajha/contract/language'
import type { PictureSources } from '@saajha/contract/media'
import { otherTextLanguage } from '@saajha/contract/text_language'
import { html, type Html } from '#shared/http/html'

/** The above-the-fold content of a page before its scripts run; the app renders the same. */
export type PrerenderedShell = {
  /** A banner, one entry with its image first, or a list, of search results too, whose first card has an image. */
  layout: 'hero' | 'detail' | 'list' | 'results'
  heading: string
  /** In Hindi, below the heading. */
  tagline?: string
  line: string
}

/** Renders the prerendered shell, styled by the web's `prerendered_shell.css`; the app replaces it. */
export function prerenderedShellElements(
  { layout, heading, tagline, line }: PrerenderedShell,
  {
    name,
    language,
    picture,
  }: { name: string; language: Language; picture: PictureSources | undefined }
): Html {
  return html`<div class="prerendered-shell" lang="${language}" data-layout="${layout}">
      <div class="prerendered-shell-bar"><span>${name}</span></div>
      <div class="prerendered-shell-page">
        <h1${otherLanguage(heading, language)}>${heading}</h1>
        ${tagline && html`<p lang="hi" class="prerendered-shell-tagline">${tagline}</p>`}
        <p${otherLanguage(line, language)}>${line}</p>
        ${
          picture &&
          html`<img
            src="${picture.src}"
            srcset="${picture.srcSet ?? ''}"
            sizes="${picture.sizes ?? ''}"
            alt=""
            fetchpriority="high"
          />`
        }
      </div>
    </div>
    <!-- prerendered-shell -->`
}

/** The attribute of a text that is not in the language of the page. */
function otherLanguage(text: string, language: Language): Html | null {
  const tag = otherTextLanguage(text, language)
  return tag && html` lang="${tag}"`
}
