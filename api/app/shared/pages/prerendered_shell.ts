import type { Language } from '@saajha/contract/language'
import type { PictureSources } from '@saajha/contract/media'
import { otherTextLanguage } from '@saajha/contract/text_language'
import { html, type Html } from '#shared/http/html'

/** A text among what a page shows first: the title of a card, or a message. */
export type ShellEntry = { text: string; isMine?: boolean }

/**
 * A banner, one entry with its image first, or a list, of search results too, whose first card has an image. Of a member, also
 * bookings, conversations, what is due on the dashboard or else their name there, the reports of the desk, and a conversation.
 */
type ShellLayout =
  | ('hero' | 'detail' | 'list' | 'results')
  | ('bookings' | 'inbox' | 'due' | 'own' | 'desk' | 'conversation')

/** The above-the-fold content of a page before its scripts run; the app renders the same. */
export type PrerenderedShell = {
  layout: ShellLayout
  heading: string
  /** In Hindi, below the heading. */
  tagline?: string
  line: string
  /** What a member's page shows below, the oldest message first. */
  entries?: ShellEntry[]
}

/** Renders the prerendered shell, styled by the web's `prerendered_shell.css`; the app replaces it. */
export function prerenderedShellElements(
  { layout, heading, tagline, line, entries = [] }: PrerenderedShell,
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
        ${
          entries.length > 0
            ? html`<ol>
                ${entries.map((entry) => entryElement(entry, language))}
              </ol>`
            : null
        }
      </div>
    </div>
    <!-- prerendered-shell -->`
}

function entryElement({ text, isMine }: ShellEntry, language: Language): Html {
  return html`<li${isMine ? html` data-mine` : null}><p dir="auto"${otherLanguage(text, language)}>${text}</p></li>`
}

/** The attribute of a text that is not in the language of the page. */
function otherLanguage(text: string, language: Language): Html | null {
  const tag = otherTextLanguage(text, language)
  return tag && html` lang="${tag}"`
}
