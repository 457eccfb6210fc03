import { admin } from '@/messages/hi/admin'
import { auth } from '@/messages/hi/auth'
import { booking } from '@/messages/hi/booking'
import { category } from '@/messages/hi/category'
import { contact } from '@/messages/hi/contact'
import { dashboard } from '@/messages/hi/dashboard'
import { drafts } from '@/messages/hi/drafts'
import { everywhere } from '@/messages/hi/everywhere'
import { favourites } from '@/messages/hi/favourites'
import { filters } from '@/messages/hi/filters'
import { home } from '@/messages/hi/home'
import { inputs } from '@/messages/hi/inputs'
import { item } from '@/messages/hi/item'
import { listing } from '@/messages/hi/listing'
import { media } from '@/messages/hi/media'
import { names } from '@/messages/hi/names'
import { notifications } from '@/messages/hi/notifications'
import { pages } from '@/messages/hi/pages'
import { price } from '@/messages/hi/price'
import { profile } from '@/messages/hi/profile'
import { refusals } from '@/messages/hi/refusals'
import { search } from '@/messages/hi/search'
import { shell } from '@/messages/hi/shell'
import { suggestions } from '@/messages/hi/suggestions'
import { verification } from '@/messages/hi/verification'

/** Every catalogue in Hindi, in one piece: see `inLanguage()`. */
export const hindi = {
  admin,
  auth,
  booking,
  category,
  contact,
  dashboard,
  drafts,
  everywhere,
  favourites,
  filters,
  home,
  inputs,
  item,
  listing,
  media,
  names,
  notifications,
  pages,
  price,
  profile,
  refusals,
  search,
  shell,
  suggestions,
  verification,
}

export type Hindi = typeof hindi
