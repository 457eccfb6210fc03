import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { readStored } from '@/lib/preferences/browser_storage'

/** The themes; `system` follows the device. */
export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** The `localStorage` key of the theme; `public/first_paint.js` reads it too. */
export const THEME_KEY = 'theme'

/** The stored theme, else `system`. */
export function readTheme(): Theme {
  const stored = readStored(THEME_KEY)
  return THEMES.find((theme) => theme === stored) ?? 'system'
}

/** The chosen theme. */
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
