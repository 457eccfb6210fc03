/** The secret keys of the product that wrote a release's dump. They protect demo data alone, so they are no secret. */
export const DEMO_KEYS = {
  APP_KEY: 'hK2vQ9xT4mZ7bW1nR6yL3cJ8fD5gS0pA',
  DOCUMENT_KEY: 'uE7iO2kM5wX9zB4tN1qV6rC3jH8lG0sY',
}

/** The password of the members that `demo:seed` adds. */
export const DEMO_PASSWORD = 'saajha-demo'
