import type { FraudWarning } from './fraud_warning.ts'

/** For each warning the patterns of messages that get it, one per line. README.md explains how to add one. */
export const PATTERNS: Record<FraudWarning, string> = {
  receiveByPayment: `
    scan + money arrives - I scan, warned of
    code to scan > to receive - I scan, warned of
    to receive > code to scan - I scan, warned of
    pin + enter + money arrives - other pin, warned of
    pin + enter + money - other pin, warned of, I pay
    pin > money arrives - other pin, warned of
    pin + to receive - other pin, warned of
    request + accept + pin - other pin, warned of
    request + pin + money arrives - other pin, warned of
    payment app > request + accept - warned of
    payment request + money arrives - warned of
    payment request + accept - warned of
    upi pin + tell me - other pin, warned of, not needed`,

  otp: `
    otp + tell me - gate, warned of
    code or number + digits + came by SMS + tell me - gate, warned of
    code > came by SMS + tell me - gate, warned of`,

  uniformedOfficer: `
    I am > force + away or pays - relative or place
    I am > rank + away or pays - relative or place
    I am > posted + force - relative or place
    from the force + away or pays - relative or place
    force account`,

  advancePayment: `
    before seeing + pay + money - I pay, no payment
    pay > token + hold - I pay, no payment
    pay > hold + money - I pay, no payment
    token > pay > hold - I pay, no payment
    first + pay + money + then - I pay, no payment, after seeing
    token + pay + then + reveal - I pay, no payment, after seeing
    then > token + reveal - I pay, no payment, after seeing
    payment app > amount > at once - writer pays, no payment, after seeing
    payment app > at once > amount - writer pays, no payment, after seeing
    at once > payment app > amount - writer pays, no payment, after seeing
    at once > amount > payment app - writer pays, no payment, after seeing
    upi + pay > amount + at once - writer pays, no payment, after seeing
    pay > token > I give > address - I pay, no payment, after seeing
    pay > token > address > I give - no payment, after seeing
    at once > amount > pay + address - I pay, no payment, after seeing
    token > at once > then > address - I pay, no payment, after seeing
    gift card + give gift card - gift card for rent, warned of
    pass + pay + money - I pay, no payment
    pass + pay + amount - I pay, no payment
    pay + advance + amount + payment app - I pay, writer pays, no payment, after seeing, in person, warned of, asks, got or back
    pay > amount > advance > payment app - I pay, I send, no payment, after seeing, in person, warned of, asks, got or back
    pay + advance + amount + upi - I pay, writer pays, no payment, after seeing, in person, warned of, asks, got or back
    amount > advance > payment app - I pay, writer pays, no payment, after seeing, in person, warned of, asks, got or back
    advance > amount > payment app - I pay, writer pays, no payment, after seeing, in person, warned of, asks, got or back
    payment app > amount > advance - I pay, writer pays, no payment, after seeing, in person, warned of, asks, got or back
    first + pay + advance - I pay, writer pays, no payment, after seeing, in person, warned of, asks, got or back
    first + give advance - I pay, writer pays, no payment, after seeing, in person, warned of, asks, got or back
    advance first - I pay, writer pays, no payment, after seeing, in person, warned of, asks, got or back
    first > send money - I pay, writer pays, no payment, after seeing, in person, warned of, asks, got or back
    pay + visiting fee - I pay, no payment
    courier + charge + pay - I pay, no payment
    courier + pay now - I pay, no payment
    charge + pay + force - I pay, no payment
    keys + abroad + pay + money - I pay, no payment
    keys + courier + token - I pay, no payment
    token + pay + pressure - I pay, no payment
    pay > hold + pressure - I pay, no payment
    whatsapp + pay > token - I pay, no payment
    whatsapp + token > pay - I pay, no payment`,

  remoteAccess: `
    remote app - warned of
    ambiguous remote app + install - warned of
    ambiguous remote app > remote code - warned of
    share screen - warned of
    screen share + guided payment - warned of`,

  refundLink: `
    refund link
    refund + link + act on link - warned of
    link + card details + enter on link - warned of`,

  shortLink: `
    link shortener - map link`,

  chatLink: `
    chat link`,
}
