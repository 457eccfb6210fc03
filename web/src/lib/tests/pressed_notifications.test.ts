import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPressedNotifications } from '@/lib/push/pressed_notifications'

const ORIGIN = window.location.origin
const navigate = vi.fn()
const serviceWorker = new EventTarget()
let stop = () => {}

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  window.history.replaceState(null, '', '/create-listing')
  stop = openPressedNotifications(navigate)
})
afterEach(() => {
  stop()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  document.body.replaceChildren()
  navigate.mockClear()
})

/** The responses to a request of the service worker. */
function send(type: 'ask' | 'open', path: string) {
  const postMessage = vi.fn()
  const data = { type, url: ORIGIN + path }
  serviceWorker.dispatchEvent(
    Object.assign(new Event('message'), { data, ports: [{ postMessage }] })
  )
  return postMessage.mock.calls.flat()
}

function addBox(tag: 'input' | 'textarea', value: string, attributes: Record<string, string> = {}) {
  const box = document.createElement(tag)
  for (const [name, text] of Object.entries(attributes)) box.setAttribute(name, text)
  box.value = value
  document.body.append(box)
  return box
}

function type(box: HTMLInputElement | HTMLTextAreaElement, text: string) {
  box.value = text
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

test('a tab that shows the page of a pressed notification says so and stays', () => {
  expect(send('ask', '/create-listing')).toEqual(['shown'])
  expect(send('open', '/create-listing')).toEqual(['shown'])
  expect(navigate).not.toHaveBeenCalled()
})

test('a tab opens the page of a pressed notification by the router, once it is told to', () => {
  expect(send('ask', '/contact/i1?with=c1#last')).toEqual(['free'])
  expect(navigate).not.toHaveBeenCalled()
  expect(send('open', '/contact/i1?with=c1#last')).toEqual(['free'])
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/contact/i1?with=c1#last')
})

test('a tab with a form that asks before it is left stays where it is', () => {
  const ask = (event: Event) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  expect(send('ask', '/dashboard')).toEqual(['unsaved'])
  expect(send('open', '/dashboard')).toEqual(['unsaved'])
  window.removeEventListener('beforeunload', ask)
  expect(navigate).not.toHaveBeenCalled()
})

test('a tab with typed or chosen text stays where it is until the text is gone', () => {
  const box = addBox('input', 'Asha')
  expect(send('ask', '/dashboard')).toEqual(['free'])
  type(box, 'Asha Rao')
  expect(send('ask', '/dashboard')).toEqual(['unsaved'])
  type(box, ' ')
  expect(send('ask', '/dashboard')).toEqual(['free'])

  const message = addBox('textarea', 'Yes, it is free')
  expect(send('ask', '/dashboard')).toEqual(['unsaved'])
  message.remove()
  expect(send('ask', '/dashboard')).toEqual(['free'])
})

test('a tab with a typed search may be left', () => {
  type(addBox('input', '', { type: 'search' }), 'drill')
  expect(send('ask', '/dashboard')).toEqual(['free'])
})
