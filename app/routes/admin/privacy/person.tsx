import { Form, Link } from 'react-router'
import { ConfirmButton } from '~/admin/dialogs/question-dialog'
import { useCommand } from '~/admin/saving/use-saving'
import { AdminPage } from '~/admin/screen/admin-page'
import { erasePerson, findPerson } from '~/domain/privacy/person.server'
import { privacyCopy } from '~/domain/privacy/privacy.copy'
import { optionalEmail } from '~/forms/form-fields'
import { signedIn } from '~/platform/auth/session.server'
import { DomainError } from '~/platform/runtime/domain-error'
import { answerCommand, readList } from '~/routes/admin/answer.server'
import type { Route } from './+types/person'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const text = privacyCopy.person

const whoParameter = 'hvem'

const whoIn = ({ url }: { url: string }) =>
  (new URL(url).searchParams.get(whoParameter) ?? '').replaceAll(/\p{C}/gu, '').slice(0, 254)

export async function loader({ context, request }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const who = whoIn(request)
  const { items, failed } = await readList(context, () => findPerson(backend, who), text.notLoaded)
  const places = items.map(({ name, items: found }) => ({
    name,
    items: found.map(({ data: _, ...item }) => item),
  }))
  return { who, places, failed }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const email = optionalEmail.safeParse((await request.formData()).get('email')).data
  const erase = () => {
    if (!email) throw new DomainError('missing')
    return erasePerson(backend, admin, email.toLowerCase())
  }
  return answerCommand(context, erase, { done: text.erased, failed: text.notErased })
}

export default function PersonScreen({ loaderData }: Route.ComponentProps) {
  const { who, places, failed } = loaderData
  const command = useCommand()
  const emails = new Set(
    places.flatMap(({ items }) => items.flatMap(({ email }) => email?.toLowerCase() ?? [])),
  )
  return (
    <AdminPage title="Persondata" intro={text.intro} page="" {...(failed && { error: failed })}>
      <Form className="flex max-w-measure flex-wrap items-end gap-4">
        <label className="grid min-w-0 grow gap-1.5">
          <span className="font-semibold text-small">{text.label}</span>
          <input
            key={who}
            name={whoParameter}
            type="search"
            defaultValue={who}
            minLength={3}
            className="w-full min-w-0 border border-faded bg-paper px-3 py-2.5"
          />
        </label>
        <button type="submit" className="button">
          Søg
        </button>
      </Form>
      {who && places.length === 0 && <p role="status">{text.none}</p>}
      {places.map(({ name, items }) => (
        <section key={name} className="grid gap-3">
          <h2 className="text-heading">{name}</h2>
          <ul className="border-rule border-t text-small">
            {items.map(({ title, detail, path, email }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is read anew as a whole
              <li key={index} className="border-rule border-b py-2 wrap-anywhere">
                {path ? <Link to={path}>{title}</Link> : title}
                <span className="block text-caption text-faded">
                  {[detail, email].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {places.length > 0 && (
        <p className="flex flex-wrap gap-3">
          <a
            href={`/admin/persondata/udtraek.json?${whoParameter}=${encodeURIComponent(who)}`}
            download
            className="button"
          >
            {text.download}
          </a>
          {[...emails].map((email) => (
            <ConfirmButton
              key={email}
              title="Slet alt om en person"
              name={email}
              text={text.eraseText}
              confirm={text.confirm}
              onConfirm={() => command({ email })}
            >
              {text.erase(email)}
            </ConfirmButton>
          ))}
        </p>
      )}
    </AdminPage>
  )
}
