import { z } from 'zod'
import {
  checkbox,
  optionalLine,
  optionalText,
  optionalTime,
  requiredDate,
  requiredLine,
  revision,
  sortOrder,
} from '~/forms/form-fields'
import { eventTypes } from './calendar'

/** docs/specification.md, "Calendar". */
const titleAndDate = 'Titel og dato er påkrævet.'

/** What the author writes of an event (docs/specification.md, "Calendar"). */
export const eventForm = z.object({
  revision,
  title: requiredLine(titleAndDate),
  date: requiredDate(titleAndDate),
  time: optionalTime,
  location: optionalLine,
  description: optionalText.transform((text) => text || null),
  event_type: z.enum(eventTypes, 'Vælg en type.'),
  is_visible: checkbox,
  keep_after_date: checkbox,
  is_cancelled: checkbox,
  sort_order: sortOrder,
})

export type EventForm = z.infer<typeof eventForm>
