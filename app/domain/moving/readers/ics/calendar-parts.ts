import ICAL from 'ical.js'
import { tryOrUndefined } from '~/http/try-or-undefined'
import { limitedRules } from './occurrences'

/** An event of a calendar, or the name of one that cannot be read. */
export type CalendarPart = ICAL.Component | { broken: string }

/** The properties that an event is read from. Faults in others, such as those of guests and alarms, do not matter. */
const readProperties =
  /^(?:UID|SUMMARY|DTSTART|DTEND|DURATION|LOCATION|DESCRIPTION|URL|STATUS|CLASS|RRULE|RDATE|EXDATE|RECURRENCE-ID)[;:]/i

/** The events of a calendar file and its zone. Each is parsed by itself, so that a broken one leaves the others. */
export function calendarParts(text: string): { parts: CalendarPart[]; zone: string } {
  const { blocks, zone } = blocksOf(text)
  const calendar = new ICAL.Component('vcalendar')
  for (const { name, lines } of blocks) {
    const component = name === 'VTIMEZONE' ? parsed(name, lines) : undefined
    if (component?.hasProperty('tzid') && isYearly(component)) calendar.addSubcomponent(component)
  }
  const parts = blocks
    .filter(({ name }) => name === 'VEVENT')
    .map(({ name, lines, isEnded }) => {
      const wanted = lines.filter((line) => readProperties.test(line))
      const component = isEnded ? parsed(name, wanted) : undefined
      if (component) calendar.addSubcomponent(component)
      return component ?? { broken: summaryOf(lines) }
    })
  return { parts, zone }
}

/** Whether the rules are those of a real zone. ical.js applies them at once, up to the year of an event. */
function isYearly(zone: ICAL.Component): boolean | undefined {
  const rules = tryOrUndefined(() => zone.getAllSubcomponents().flatMap(limitedRules))
  return rules?.every(({ freq }) => freq === 'YEARLY')
}

interface Block {
  name: string
  lines: string[]
  isEnded: boolean
}

/** Events and zones. One without an end goes on until the next begins; at the end of the file, it is cut off. */
function blocksOf(text: string): { blocks: Block[]; zone: string } {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .replace(/^BEGIN:VALARM$[\s\S]*?^END:(?:VALARM|VEVENT)$/gim, (alarm) =>
      /VEVENT$/i.test(alarm) ? 'END:VEVENT' : '',
    )
    .split('\n')
  const [, zone = ''] = /^X-WR-TIMEZONE:\s*(\S+)/im.exec(text) ?? []
  const blocks: Block[] = []
  let open: Block | undefined
  for (const line of lines) {
    const [, edge = '', name = ''] =
      /^(BEGIN|END):(VEVENT|VTIMEZONE|VCALENDAR)\s*$/i.exec(line) ?? []
    if (!edge) {
      open?.lines.push(line)
      continue
    }
    if (open) open.isEnded = true
    open = /^BEGIN$/i.test(edge) ? newBlock(name, blocks) : undefined
  }
  return { blocks, zone }
}

function newBlock(name: string, blocks: Block[]): Block | undefined {
  if (/^VCALENDAR$/i.test(name)) return undefined
  const block = { name: name.toUpperCase(), lines: [], isEnded: false }
  blocks.push(block)
  return block
}

function parsed(name: string, lines: readonly string[]): ICAL.Component | undefined {
  try {
    const text = [`BEGIN:${name}`, ...lines, `END:${name}`].join('\r\n')
    return new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0])
  } catch {
    return undefined
  }
}

function summaryOf(lines: readonly string[]): string {
  const line = lines.find((one) => /^SUMMARY[;:]/i.test(one)) ?? ''
  return line
    .replace(/^[^:]*:/, '')
    .replace(/\\(.)/g, '$1')
    .trim()
}
