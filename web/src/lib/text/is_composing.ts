/** The key code of a key that an input method handles. Safari ends the composition before the key that confirms it. */
const INPUT_METHOD_KEY = 229

/** Whether a key belongs to an input method, such as a Hindi keyboard's, while it composes a word. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === INPUT_METHOD_KEY
}
