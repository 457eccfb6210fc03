import type { Language } from '@saajha/contract/language'
import { productName } from '@saajha/contract/product_name'
import { html, type Html } from '#shared/http/html'
import { sharedSettings } from '#shared/settings'

/** The text of an e-mail, in the language of its reader. */
type MailText = {
  language: Language
  subject: string
  /** Plain sentences. */
  paragraphs: string[]
  /** A link to a page of this site: a path with its query and fragment. */
  action?: { text: string; path: string }
  /** The small print: why the reader receives it. */
  reason: string
  /** A link under the small print to a page of this site, for readers who do not want the e-mail. */
  otherAction?: { text: string; path: string }
}

/** The parts of a composed e-mail. */
export type MailContent = { subject: string; text: string; html: string }

/** Renders an e-mail as plain text and as HTML, for light and dark mail programs and widths from 320 px. */
export function composeMail(mail: MailText): MailContent {
  return { subject: mail.subject, text: plainText(mail), html: page(mail).text }
}

/** The URL of a page of this site, for e-mails. */
export function siteUrl(path: string): string {
  return `${sharedSettings().siteOrigin}${path}`
}

function plainText({ paragraphs, action, reason, otherAction }: MailText): string {
  const link = action && `${action.text}:\n${siteUrl(action.path)}`
  const end = ['-- ', reason, otherAction && `${otherAction.text}: ${siteUrl(otherAction.path)}`]
  return [...paragraphs, link, end.filter(Boolean).join('\n')].filter(Boolean).join('\n\n') + '\n'
}

function page(mail: MailText): Html {
  const { language, subject, paragraphs, action, reason, otherAction } = mail
  const name = productName(sharedSettings().appName)
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${STYLES}
        </style>
      </head>
      <body class="canvas" style="${BODY}">
        <div class="card" style="${CARD}">
          <p style="${NAME}">
            <a class="name" style="${NAME_LINK}" href="${siteUrl('/')}">${name}</a>
          </p>
          <h1 style="${HEADING}">${subject}</h1>
          ${paragraphs.map((text) => html`<p style="${PARAGRAPH}">${text}</p>`)}
          ${action && html`<p style="${ACTION}"><a class="button" style="${BUTTON}" href="${siteUrl(action.path)}">${action.text}</a></p>`}
          <p class="soft" style="${SMALL_PRINT}">
            ${reason}
            ${otherAction && html`<br /><a class="soft" style="color:#4b5d62" href="${siteUrl(otherAction.path)}">${otherAction.text}</a>`}
          </p>
        </div>
      </body>
    </html>`
}

/** Mail programs apply inline styles; those that know dark mode also apply the style sheet. */
const STYLES = html`:root { color-scheme: light dark; } @media (prefers-color-scheme: dark) {
.canvas { background: #0c1618 !important; color: #eaf1f0 !important; } .card { background: #132124
!important; border-color: #263a3e !important; } .name { color: #55c7bc !important; } .button {
background: #55c7bc !important; color: #04211f !important; } .soft { color: #a7b8ba !important; } }`
const BODY =
  'margin:0;padding:16px 8px;background:#fbf8f2;color:#14262b;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans Devanagari",sans-serif'
const CARD =
  'box-sizing:border-box;max-width:560px;margin:0 auto;padding:24px 20px;background:#ffffff;border:1px solid #e6dfd1;border-radius:12px;overflow-wrap:anywhere'
const NAME = 'margin:0 0 16px;font-weight:700;font-size:18px'
const NAME_LINK = 'color:#0b5c63;text-decoration:none'
const HEADING = 'margin:0 0 12px;font-size:20px;line-height:1.3'
const PARAGRAPH = 'margin:0 0 12px'
const ACTION = 'margin:20px 0'
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#0b5c63;color:#ffffff;font-weight:600;text-decoration:none'
const SMALL_PRINT = 'margin:24px 0 0;font-size:13px;color:#4b5d62'
