import { PRODUCT_NAME } from '@/lib/product'

/** Header, slide-out menu and footer: what frames every screen. */
export const shell = {
  skipToContent: 'Skip to content',
  homeLink: `${PRODUCT_NAME} home`,
  searchLabel: 'Search for items to rent',
  searchPlaceholder: 'Search bikes, cameras, laptops...',
  search: 'Search',
  freeListing: 'Free Listing',
  list: 'List',
  login: 'Login',
  signUp: 'Sign Up',
  home: 'Home',
  profile: 'Profile',
  myListings: 'My Listings',
  myListingsNotice: 'View and manage your listings in the dashboard',
  signOut: 'Sign out',
  bottomBar: 'Main navigation',
  openMenu: 'Open menu',
  menu: 'Menu',
  accountMenu: 'Your account',
  someone: 'User',
  notifications: ({ count }: { count: number }) =>
    count > 0 ? `Notifications, ${count} unread` : 'Notifications',
  manyUnread: '99+',
  themes: { light: 'Light', dark: 'Dark', system: 'Auto' },
  themeLabel: ({ theme }: { theme: string }) => `Theme: ${theme}`,
  tagline: 'Rent anything, anywhere.',
  footerPitch:
    'Rent what you need from people near you, and let what you own earn for you while you are not using it.',
  footerExplore: 'Explore',
  browseItems: 'Browse Items',
  howItWorks: 'How It Works',
  footerHelp: 'Help',
  whatsappSupport: 'WhatsApp Support',
  whatsappSupportText: `Hi ${PRODUCT_NAME}, I need help with`,
  copyright: `© 2024 ${PRODUCT_NAME}. All rights reserved.`,
}
