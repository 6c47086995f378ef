import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { readContent } from '~/domain/content/content.server'
import { readFeatures } from '~/domain/content/features/features.server'
import { askCopy as copy } from '~/domain/enquiries/ask.copy'
import { askPath } from '~/domain/enquiries/enquiries'
import { type EnquiryField, enquiryForm } from '~/domain/enquiries/enquiries.form'
import { formTime, secondsSince } from '~/domain/enquiries/form-time.server'
import {
  askedSubject,
  lectureChoices,
  receiveEnquiry,
} from '~/domain/enquiries/receive-enquiry.server'
import { visitorFields } from '~/domain/enquiries/visitor-fields.copy'
import { readForm } from '~/forms/form'
import { type Backend, backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/pages/visit.server'
import { EnquiryForm } from '~/site/enquiries/enquiry-form'
import { PageHead } from '~/site/layout/page-head'
import { PageTitle } from '~/site/layout/page-title'
import type { Route } from './+types/ask'

/** Not cached, since each form has its own time (docs/decisions/0071-enquiries.md). */
async function open(context: Readonly<RouterContextProvider>, request: Request) {
  const backend = context.get(backendContext)
  const visit = context.get(visitContext)
  visit.isPrivate = true
  const features = await readFeatures(backend)
  if (!features.enquiries) throw data(null, 404)
  const subject = await askedSubject(backend, new URL(request.url).searchParams)
  return {
    backend,
    subject,
    ip: visit.clientIp,
    hasLetter: features.letter && backend.mail !== undefined,
  }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { backend, subject, hasLetter } = await open(context, request)
  const lectures = subject.event ? [] : await lectureChoices(backend)
  return {
    time: formTime(backend),
    lectures,
    lecture: subject.lecture?.id ?? '',
    about: (subject.lecture ?? subject.event)?.title,
    ...(hasLetter && { consent: (await readContent(backend, 'brev'))['brev.consent'] }),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { backend, subject, ip } = await open(context, request)
  const form = await request.formData()
  const time = String(form.get('tid') ?? '')
  const { value, errors } = readForm(enquiryForm, form)
  const seconds = secondsSince(backend, time)
  if (errors) return refusal(form, { errors, message: copy.check, time: keptTime(seconds, time) })
  if (seconds === undefined) return refusal(form, { message: copy.renewed })
  const hidden = String(form.get('tomt') ?? '')
  const minutes = await receive(backend, value, {
    ip,
    hidden,
    seconds,
    time,
    subject,
    wantsLetter: form.has('brev'),
  })
  if (minutes === 'failed') return refusal(form, { message: copy.failed, time, status: 503 })
  if (minutes !== undefined) {
    return refusal(form, { message: copy.tooMany(minutes), time, status: 429, minutes })
  }
  throw redirect(`${askPath}/tak`, 303)
}

/** A form that is shown again keeps its time, so that a quick correction is no suspicion. */
const keptTime = (seconds: number | undefined, time: string) =>
  seconds === undefined ? undefined : time

async function receive(backend: Backend, ...[value, sending]: Tail<typeof receiveEnquiry>) {
  try {
    const until = await receiveEnquiry(backend, value, sending)
    if (!until) return undefined
    return Math.max(1, differenceInMinutes(until, backend.clock.now(), { roundingMethod: 'ceil' }))
  } catch (error) {
    backend.log.error({ err: error }, 'an enquiry could not be stored')
    return 'failed' as const
  }
}

type Tail<F extends (...args: never[]) => unknown> =
  Parameters<F> extends [unknown, ...infer Rest] ? Rest : never

interface Refusal {
  errors?: Record<string, string>
  message: string
  time?: string | undefined
  status?: number
  minutes?: number
}

function refusal(form: FormData, { status = 422, minutes, errors = {}, ...rest }: Refusal) {
  const names = Object.keys(visitorFields) as EnquiryField[]
  const values = Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]))
  const retry = minutes !== undefined && { headers: { 'Retry-After': String(minutes * 60) } }
  const wantsLetter = form.has('brev')
  return data({ ...rest, errors, values, wantsLetter }, { status, ...retry })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function Ask({ loaderData, actionData }: Route.ComponentProps) {
  const { time, lectures, lecture, about, consent } = loaderData
  return (
    <div className="page py-14 md:py-20">
      <PageHead title={copy.title} description={copy.intro} path={askPath} />
      <meta name="robots" content="noindex" />
      <PageTitle title={about ? copy.about(about) : copy.title} intro={copy.intro} />
      <div className="mt-10">
        <EnquiryForm
          time={actionData?.time ?? time}
          lectures={lectures}
          values={actionData?.values ?? { lecture }}
          errors={actionData?.errors ?? {}}
          message={actionData?.message}
          consent={consent}
          wantsLetter={actionData?.wantsLetter}
        />
      </div>
    </div>
  )
}
