import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import '@/styles.css'
import { App } from '@/app'
import { createQueryClient } from '@/lib/queries/query_client'
import { createStore } from '@/store'
import { Controls } from './controls.tsx'
import { Foundations } from './foundations.tsx'
import { Messages } from './messages.tsx'
import { Overlays } from './overlays.tsx'
import { Things } from './things.tsx'

/** Every component in its states, for developers: `/gallery/` of `npm run dev`. Not part of the production build. */
function Gallery() {
  return (
    <main className="page flex flex-col gap-10 py-8">
      <h1 className="text-title">Gallery</h1>
      <Part name="Foundations">
        <Foundations />
      </Part>
      <Part name="Controls">
        <Controls />
      </Part>
      <Part name="Messages">
        <Messages />
      </Part>
      <Part name="Things">
        <Things />
      </Part>
      <Part name="Overlays">
        <Overlays />
      </Part>
    </main>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="flex flex-col gap-5 bg-canvas p-4">
      <h2 className="text-section">{name}</h2>
      {children}
    </section>
  )
}

const router = createMemoryRouter([{ path: '*', element: <Gallery /> }])

createRoot(document.getElementById('root') as HTMLElement).render(
  <App store={createStore()} queryClient={createQueryClient()}>
    <RouterProvider router={router} />
  </App>
)
