import type { Language } from './language.ts'
import { rupeeFormat, type LongerPriceProblem } from './price.ts'
import type { Money } from './values.ts'

type Limit = { limit: Money }

const rupees = (language: Language, amount: Money) =>
  rupeeFormat(language === 'hi' ? 'hi-IN' : 'en-IN').format(Number(amount))

/** Messages about prices for 7 and 30 days that are beyond their limit, in both languages. */
export const LONGER_PRICE_MESSAGES: Record<
  Language,
  Record<LongerPriceProblem['code'], (params: Limit) => string>
> = {
  en: {
    weeklyPriceTooHigh: ({ limit }) =>
      `The price for a week can't be more than ${rupees('en', limit)}, the price of 7 days`,
    weeklyPriceTooLow: ({ limit }) =>
      `The price for a week can't be less than ${rupees('en', limit)}, the price per day`,
    monthlyPriceTooHigh: ({ limit }) =>
      `The price for a month can't be more than ${rupees('en', limit)}, the price of 30 days`,
    monthlyPriceTooLow: ({ limit }) =>
      `The price for a month can't be less than ${rupees('en', limit)}, the price of a shorter time`,
  },
  hi: {
    weeklyPriceTooHigh: ({ limit }) =>
      `हफ़्ते का किराया 7 दिन के किराए (${rupees('hi', limit)}) से ज़्यादा नहीं हो सकता`,
    weeklyPriceTooLow: ({ limit }) =>
      `हफ़्ते का किराया एक दिन के किराए (${rupees('hi', limit)}) से कम नहीं हो सकता`,
    monthlyPriceTooHigh: ({ limit }) =>
      `महीने का किराया 30 दिन के किराए (${rupees('hi', limit)}) से ज़्यादा नहीं हो सकता`,
    monthlyPriceTooLow: ({ limit }) =>
      `महीने का किराया उससे कम दिनों के किराए (${rupees('hi', limit)}) से कम नहीं हो सकता`,
  },
}
