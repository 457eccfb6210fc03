import type { UserEvent } from '@testing-library/user-event'

/** Appends a text to a field in one input event. Typing renders the app at each key and takes many times as long. */
export async function fill(visitor: UserEvent, field: Element, text: string) {
  await visitor.click(field)
  await visitor.paste(text)
}
