/** The texts of the home page that are also in its prerendered shell, and the headings of its lists. */
export const HOME_TEXTS = {
  en: {
    heading: 'Rent anything, anywhere',
    tagline: 'किराए पर देने और लेने का भरोसेमंद बाज़ार',
    pitch: 'Bikes, cameras, laptops, rooms and more, from people near you.',
    recent: 'Recently Listed',
    featured: 'Featured Rentals',
    popular: 'Most Popular',
  },
  hi: {
    heading: 'कुछ भी, कहीं\u00a0भी किराए पर',
    tagline: 'किराए पर देने और लेने का भरोसेमंद बाज़ार',
    pitch: 'बाइक, कैमरे, लैपटॉप, कमरे और बहुत कुछ, आपके आस-पास के लोगों से।',
    recent: 'हाल ही में लिस्ट हुए',
    featured: 'चुनिंदा आइटम',
    popular: 'सबसे लोकप्रिय',
  },
}
