/** Selects what gets the focus of a removed photo: the buttons that remove the next ones, and the input that adds some. */
export const AFTER_REMOVAL = '[data-remove-photo], input[type="file"]'
