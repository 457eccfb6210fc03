import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { readStored } from '@/lib/browser_storage'

/** What a visitor may choose; `system` follows the device. */
export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** The browser's storage key of the choice; `public/first_paint.js` reads it too. */
export const THEME_KEY = 'theme'

/** The choice as the browser kept it, else `system`. */
export function readTheme(): Theme {
  const kept = readStored(THEME_KEY)
  return THEMES.find((theme) => theme === kept) ?? 'system'
}

/** The visitor's choice of light, dark or system. */
export const themeSlice = createSlice({
  name: 'theme',
  initialState: (): Theme => readTheme(),
  reducers: {
    themeCycled: (theme) => THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length],
    themeChosen: (_, { payload }: PayloadAction<Theme>) => payload,
  },
  selectors: { selectTheme: (theme) => theme },
})

export const { themeCycled, themeChosen } = themeSlice.actions
export const { selectTheme } = themeSlice.selectors
