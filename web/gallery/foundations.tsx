import { Row } from './row.tsx'

const GROUNDS = ['bg-canvas', 'bg-surface', 'bg-raised', 'bg-sunken', 'bg-deep', 'bg-line']
const COLOURS = ['bg-primary', 'bg-accent', 'bg-danger', 'bg-success', 'bg-info', 'bg-control']
const TINTS = [
  'bg-primary-tint',
  'bg-accent-tint',
  'bg-danger-tint',
  'bg-success-tint',
  'bg-info-tint',
]

export function Foundations() {
  return (
    <>
      {[GROUNDS, COLOURS, TINTS].map((names) => (
        <Row key={names[0]}>
          {names.map((name) => (
            <figure key={name} className="w-28 text-sm">
              <div className={`h-12 rounded-control border border-line ${name}`} />
              <figcaption>{name.slice(3)}</figcaption>
            </figure>
          ))}
        </Row>
      ))}
      <div className="flex flex-col gap-2">
        <p className="font-display text-hero font-bold">Rent anything</p>
        <p className="font-display text-title font-bold">किराए पर लें, title</p>
        <p className="font-display text-section font-bold">Section</p>
        <p className="font-display text-heading font-bold">Heading</p>
        <p>Body: ₹1,23,456/day, “quoted”, किराए पर देने और लेने का भरोसेमंद बाज़ार</p>
        <p className="text-sm text-soft">Small and soft</p>
      </div>
      <Row>
        {['rounded-item', 'rounded-control', 'rounded-card', 'rounded-panel'].map((radius, at) => (
          <div
            key={radius}
            className={`grid h-16 w-40 place-items-center bg-surface text-sm ${radius} ${['shadow-soft', 'shadow-soft', 'shadow-lift', 'shadow-float'][at]}`}
          >
            {radius.slice(8)}
          </div>
        ))}
      </Row>
    </>
  )
}
