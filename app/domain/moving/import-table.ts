import type { ItemCount } from './import-jobs.server'
import { defaultTarget, mappable } from './importer/targets'
import type { ImportOptions } from './items'
import type { ItemState } from './moving-tables'

/** A line of the table of an import: the items of one kind and group. */
export interface ImportLine {
  /** The key of its mapping. */
  group: string
  kind: string
  /** The kinds to which it can be mapped; empty for problems and subscribers. */
  choices: readonly string[]
  target: string
  counts: Partial<Record<ItemState, number>>
  examples: string[]
}

/** Kinds whose items have a text, which any kind can hold. */
const withText = new Set(['news', 'page'])
const withoutPlace = new Set(['problem', 'subscriber'])

export function importLines(
  counts: readonly ItemCount[],
  { map = {} }: ImportOptions,
): ImportLine[] {
  const lines = new Map<string, ImportLine>()
  for (const { kind, item_group, state, count, example, last } of counts) {
    const group = item_group || kind
    const key = `${kind} ${group}`
    const line = lines.get(key) ?? {
      group,
      kind,
      choices: choicesOf(kind),
      target: map[group] ?? defaultTarget(group, kind),
      counts: {},
      examples: [],
    }
    line.counts[state] = (line.counts[state] ?? 0) + count
    line.examples = [...new Set([...line.examples, example, last])].slice(0, 3)
    lines.set(key, line)
  }
  return [...lines.values()]
}

function choicesOf(kind: string): readonly string[] {
  if (withoutPlace.has(kind)) return []
  return withText.has(kind) ? mappable : [kind, 'skip']
}

export interface Reason {
  reason: string
  count: number
  example: string
}

/** Why items do not come, the most frequent reason first. */
export function reasonsOf(counts: readonly ItemCount[]): Reason[] {
  const reasons = new Map<string, Reason>()
  for (const { state, reason, count, example } of counts) {
    if (!reason || !['refused', 'no-place', 'edited'].includes(state)) continue
    const found = reasons.get(reason) ?? { reason, count: 0, example }
    reasons.set(reason, { ...found, count: found.count + count })
  }
  return [...reasons.values()].sort((one, other) => other.count - one.count)
}
