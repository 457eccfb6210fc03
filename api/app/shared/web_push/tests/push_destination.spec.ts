import { test } from '@japa/runner'
import { pushDestination } from '#shared/web_push/push_destination'

test.group('The endpoint of a subscription', () => {
  test('is accepted as a browser sends it: {$self}')
    .with([
      'https://fcm.googleapis.com/fcm/send/dUu8V1x:APA91bH-x_9',
      'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk-x_9',
      'https://web.push.apple.com/QGuQyavXutnMH7bkpQ',
      'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2fab%3d%3d',
    ])
    .run(({ assert }, endpoint) => assert.equal(pushDestination(endpoint)?.href, endpoint))
})
