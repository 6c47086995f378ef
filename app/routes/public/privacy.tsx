import { contactPage, emptyContactPage } from '~/domain/contact/contact.server'
import { pageFeatures } from '~/domain/content/features/features.server'
import { hasPublicPlayer } from '~/domain/publishing/draft-files.server'
import { withLinks } from '~/http/linked-text.server'
import { pageRequest } from '~/routes/public/page-request.server'
import { PageHead } from '~/site/layout/page-head'
import { PageTitle } from '~/site/layout/page-title'
import { PrivacyText } from '~/site/privacy/privacy-text'
import type { Route } from './+types/privacy'

const title = 'Privatliv'
const intro = 'Hvad siden gemmer om dig, hvorfor, hvor længe, og hvad du kan bede om.'

export async function loader({ context }: Route.LoaderArgs) {
  const { backend, pageContent, read } = pageRequest(context)
  const [features, settings, names, contact, hasPlayers] = await Promise.all([
    pageFeatures(context),
    pageContent('funktioner'),
    pageContent('hero'),
    read(() => contactPage(backend), emptyContactPage),
    read(() => hasPublicPlayer(backend), false),
  ])
  return {
    features,
    hasPlayers,
    operation: backend.operation,
    canMail: backend.mail !== undefined,
    months: settings['funktioner.enquiry_months'],
    author: names['hero.name'],
    email: contact.email,
    ...withLinks({ own: settings['funktioner.privacy'] }, 'own'),
  }
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page py-14 md:py-20">
      <PageHead title={title} description={intro} path="/privatliv" />
      <PageTitle title={title} intro={intro} />
      <PrivacyText {...loaderData} />
    </div>
  )
}
