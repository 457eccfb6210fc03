import type { AttributeName, OptionOf } from '@saajha/contract/item_attributes'
import { inLanguage } from '@/messages/in_language'

type Messages = {
  /** The heading of the attributes of an item. */
  heading: string
  names: Record<AttributeName, string>
  options: { [Name in AttributeName as OptionOf<Name> extends never ? never : Name]: Labels<Name> }
  /** The filter by a number. */
  atLeast: ({ number }: { number: string }) => string
  any: string
  notGiven: string
}

type Labels<Name extends AttributeName> = Record<OptionOf<Name>, string>

/** The attributes of listings: in the form, on an item's page and in the filters. */
export const attributes = inLanguage<Messages>({
  en: {
    heading: 'Details',
    names: { brand: 'Brand', modelYear: 'Model year', fuel: 'Fuel', furnished: 'Furnishing' },
    options: {
      fuel: {
        petrol: 'Petrol',
        diesel: 'Diesel',
        cng: 'CNG',
        electric: 'Electric',
        hybrid: 'Hybrid',
      },
      furnished: {
        fully: 'Fully furnished',
        semi: 'Semi-furnished',
        unfurnished: 'Unfurnished',
      },
    },
    atLeast: ({ number }) => `${number} or above`,
    any: 'Any',
    notGiven: 'Not given',
  },
  hi: {
    heading: 'जानकारी',
    names: { brand: 'ब्रांड', modelYear: 'मॉडल का साल', fuel: 'ईंधन', furnished: 'फ़र्नीचर' },
    options: {
      fuel: {
        petrol: 'पेट्रोल',
        diesel: 'डीज़ल',
        cng: 'सीएनजी',
        electric: 'इलेक्ट्रिक',
        hybrid: 'हाइब्रिड',
      },
      furnished: {
        fully: 'पूरे फ़र्नीचर के साथ',
        semi: 'थोड़े फ़र्नीचर के साथ',
        unfurnished: 'बिना फ़र्नीचर के',
      },
    },
    atLeast: ({ number }) => `${number} या उससे ऊपर`,
    any: 'कोई भी',
    notGiven: 'नहीं बताया',
  },
})
