import type { ApiClient, ApiResponse } from '@japa/api-client'
import ical, { type VEvent } from 'node-ical'
import { randomIp } from '#harness/random_ip'
import type { Member } from '#tests/member'

/** Makes the secret URL of a member's calendar; returns its path. */
export async function newCalendarPath(member: Member): Promise<string> {
  const response = await member.post('/api/user/calendar')
  response.assertStatus(201)
  return new URL(response.body().url).pathname
}

/** Requests a calendar as an app of another network does. */
export async function requestCalendar(client: ApiClient, path: string): Promise<ApiResponse> {
  return client.get(path).header('x-forwarded-for', randomIp())
}

/** The text of a calendar. */
export async function readCalendarText(client: ApiClient, path: string): Promise<string> {
  const response = await requestCalendar(client, path)
  response.assertStatus(200)
  return response.text()
}

/** The events of a calendar, as another program than the one that wrote it reads them. */
export async function readEvents(client: ApiClient, path: string): Promise<VEvent[]> {
  const components = Object.values(ical.parseICS(await readCalendarText(client, path)))
  return components.filter((each): each is VEvent => each?.type === 'VEVENT')
}
