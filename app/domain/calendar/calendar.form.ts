import { z } from 'zod'
import { endDate } from '~/domain/calendar/end-date'
import { type Repetition, rhythms, scopes } from '~/domain/calendar/series/repetition'
import { gatherPicture, pictureFields } from '~/domain/images/images.form'
import { mediaField } from '~/domain/rich-text/media-field'
import { subjectId } from '~/domain/subjects/subjects.form'
import type { FieldTexts } from '~/forms/field-texts'
import {
  checkbox,
  isDay,
  oneOf,
  optionalLine,
  optionalLink,
  optionalMedia,
  optionalRichText,
  optionalTime,
  requiredDate,
  requiredLine,
  revision,
  skippedTime,
  submittedText,
} from '~/forms/form-fields'
import {
  choice,
  date,
  flag,
  link,
  mixedText,
  picture,
  weakReference,
} from '~/platform/changes/columns'
import { isSkippedTime } from '~/platform/runtime/clock'

/** docs/specification.md, "Calendar". */
const titleAndDate = 'Titel og dato er påkrævet.'

const existsOn = (date: string, time: string) => !isDay(date) || !isSkippedTime(date, time)

const optionalDay = submittedText
  .transform((value) => value.trim())
  .refine((value) => value === '' || isDay(value), 'Skriv datoen som 24.12.2026.')
  .transform((value) => value || null)

export const eventFields = {
  title: 'Titel',
  date: date('Dato'),
  time: 'Klokkeslæt',
  end_time: 'Sluttidspunkt',
  location: 'Sted',
  address: {
    label: 'Gadeadresse',
    hint: 'Så gæster finder vej på kortet, f.eks. »Kirkevej 5, 7770 Vestervig«. Et sted, du har brugt før, har sin med.',
  },
  description: mixedText('Beskrivelse'),
  event_type: choice(
    'Type',
    {
      concert: 'Koncert',
      lecture: 'Foredrag',
      singing_evening: 'Sangaften',
      other: 'Arrangement',
    },
    'other',
  ),
  ticket_link: link('Link til billetter eller tilmelding'),
  subject_id: weakReference({
    label: 'Hører til',
    hint: 'Titel, beskrivelse, type og billede hentes derfra, hvis de er tomme. Siden fører dertil, og datoen står dér.',
  }),
  ...mediaField,
  image_url: picture('Billede', 'event'),
  moved_from: date({
    label: 'Flyttet fra',
    hint: 'Den dag, det skulle have været. Så står der på siden, at det er flyttet.',
  }),
  is_visible: flag('Vis i kalenderen', 1),
  keep_after_date: flag({
    label: 'Vis stadig efter datoen',
    hint: 'Ellers tages arrangementet af kalenderen dagen efter.',
  }),
  is_cancelled: flag({
    label: 'Aflyst',
    hint: 'Arrangementet bliver stående, med besked på siden og i kalendere, der abonnerer.',
  }),
} satisfies FieldTexts

export const eventForm = z
  .object({
    revision,
    title: requiredLine(titleAndDate),
    date: requiredDate(titleAndDate),
    time: optionalTime,
    /** HH:MM; a time before the start is on the next day. */
    end_time: optionalTime,
    location: optionalLine,
    address: optionalLine,
    description: optionalRichText.transform((text) => text || null),
    event_type: oneOf(eventFields.event_type.labels, 'Vælg en type.'),
    ticket_link: optionalLink,
    media: optionalMedia,
    subject_id: subjectId,
    ...pictureFields('image_url'),
    is_visible: checkbox,
    keep_after_date: checkbox,
    is_cancelled: checkbox,
    moved_from: optionalDay,
    /** Only for new events; blank means once. */
    repeat: z.enum(['', ...rhythms], 'Vælg, hvor tit.').optional(),
    repeat_until: z.string().max(40).trim().optional(),
    /** Only of a stored event in a series; blank is this event alone. */
    scope: z.enum(['', ...scopes]).optional(),
  })
  .refine(({ date, time }) => !time || existsOn(date, time), {
    path: ['time'],
    message: skippedTime,
  })
  .refine(
    ({ date, time, end_time: end }) => !time || !end || existsOn(endDate(date, time, end), end),
    { path: ['end_time'], message: skippedTime },
  )
  .refine(
    ({ date, repeat, repeat_until = '' }) =>
      !repeat || (isDay(repeat_until) && repeat_until >= date),
    { path: ['repeat_until'], message: 'Vælg den sidste dag. Den kommer efter den første.' },
  )
  .transform(gatherPicture('image_url'))
  .transform(({ repeat, repeat_until: until = '', ...form }) => {
    const repetition: Repetition | undefined = repeat ? { rhythm: repeat, until } : undefined
    return { ...form, repetition }
  })

export type EventForm = z.infer<typeof eventForm>

export const repetitionFields = {
  repeat: {
    label: 'Gentages',
    hint: 'Der laves et arrangement for hver gang. De kan rettes hver for sig eller sammen.',
  },
  repeat_until: 'Til og med',
} satisfies FieldTexts
