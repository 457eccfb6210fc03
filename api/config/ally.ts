import { defineConfig } from '@adonisjs/ally'
import type { InferSocialProviders } from '@adonisjs/ally/types'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { GoogleProvider } from '#modules/identity/http/google_provider'

const allyConfig = defineConfig({
  google: (ctx: HttpContext) => new GoogleProvider(ctx, app.config.get('google')),
})

export default allyConfig

declare module '@adonisjs/ally/types' {
  interface SocialProviders extends InferSocialProviders<typeof allyConfig> {}
}
