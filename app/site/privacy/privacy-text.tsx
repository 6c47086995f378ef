import type { ReactNode } from 'react'
import type { Features } from '~/domain/content/features/features'
import type { LinkedText } from '~/http/linked-text'
import { PlainText } from '~/site/text/plain-text'

interface PrivacyTextProps {
  features: Features
  /** Whether a page has a video or a sound of another site. */
  hasPlayers: boolean
  operation: { logsRequests: boolean; isBehindProxy: boolean } | undefined
  /** Whether the site has a mail server. */
  canMail: boolean
  /** How long an enquiry is kept. */
  months: string
  author: string
  email: string | null
  /** The text that the author adds. */
  own: LinkedText | null
}

/** What the site stores, made of what is switched on. */
export function PrivacyText({
  features,
  hasPlayers,
  operation,
  canMail,
  months,
  author,
  email,
  own,
}: PrivacyTextProps) {
  return (
    <div className="mt-10 grid max-w-measure gap-8">
      <Part title="Hvem er ansvarlig">
        <p>
          {author} er dataansvarlig for denne side.{' '}
          {email && (
            <>
              Skriv til{' '}
              <a href={`mailto:${email}`} className="link">
                {email}
              </a>
              .
            </>
          )}
        </p>
      </Part>
      <Part title="Ingen cookies, intet banner">
        <p>
          Siden sætter ingen cookies hos læsere, henter intet fra andre, mens du læser, og har ingen
          reklamer. Derfor er der ikke noget banner at sige ja til. Kun den, der logger ind for at
          rette siden, får en cookie.
        </p>
      </Part>
      {features.enquiries && (
        <Part title="Når du skriver med formularen">
          <p>
            Det, du skriver, dit navn og din e-mailadresse bruges til at svare dig og til at aftale
            et arrangement.{canMail && ' Du får en kopi på e-mail.'} Det slettes {months} måneder
            efter, at det sidst blev brugt. Grundlaget er, at du selv har spurgt
            (databeskyttelsesforordningens artikel 6, stk. 1, litra b og f). Mod spam tælles der i
            op til et døgn, hvor mange gange der er skrevet fra det samme net; nettets adresse
            gemmes kun som en kode, der ikke kan læses.
          </p>
        </Part>
      )}
      {features.letter && (
        <Part title="Når du får brevet">
          <p>
            Din e-mailadresse, og hvornår og hvordan du sagde ja, gemmes, så længe du får brevet.
            Grundlaget er dit samtykke, som du kan trække tilbage med linket i hvert brev. En
            tilmelding, der ikke bliver bekræftet, slettes efter syv dage. Det bliver ikke målt, om
            du åbner et brev.
          </p>
        </Part>
      )}
      {features.readers && (
        <Part title="Når der tælles, hvad der bliver læst">
          <p>
            Siden tæller, hvor mange gange hver side bliver læst på en dag, uden cookies og uden at
            gemme din adresse eller din browser. Det, der gemmes, er tal pr. dag. Har din browser
            slået »Do Not Track« eller »Global Privacy Control« til, tælles du ikke med.
            {features.readersMail && ' Forfatteren får tallene for hver måned på e-mail.'}
          </p>
        </Part>
      )}
      {hasPlayers && (
        <Part title="Video og lyd fra andre">
          <p>
            Viser en side en video eller en optagelse fra et andet sted, hentes den først, når du
            trykker Afspil. Fra da af gælder det andet steds regler.
          </p>
        </Part>
      )}
      <Part title="Drift og sikkerhed">
        <p>
          Serveren skriver fejl og adresser, der ikke findes, i en log, så siden kan passes.
          {operation?.logsRequests &&
            ' Den skriver også, hvad der bliver hentet, men ikke af hvem.'}
          {operation?.isBehindProxy &&
            ' En server foran siden kan i en kort tid gemme, hvilken IP-adresse der har spurgt om hvad.'}{' '}
          Ved forsøg på at logge ind gemmes en kode for nettet i et døgn.
          {(features.enquiries || features.letter) &&
            ' En e-mail til dig fra siden står i højst 30 dage på listen over sendte e-mails.'}{' '}
          Sikkerhedskopier gemmes i op til et år; det, der er slettet på siden, er først væk dér,
          når kopien er slettet, men lægges den ind igen, slettes det igen. Grundlaget er, at siden
          skal kunne holdes sikker og i gang (artikel 6, stk. 1, litra f).
        </p>
      </Part>
      <Part title="Dine rettigheder">
        <p>
          Du kan bede om at se det, der er gemt om dig, få det rettet, udleveret eller slettet, og
          sige nej til, at det bruges. Du kan klage til Datatilsynet på{' '}
          <a href="https://www.datatilsynet.dk" rel="noopener noreferrer" className="link">
            datatilsynet.dk
          </a>
          .
        </p>
      </Part>
      {own && (
        <p className="whitespace-pre-line">
          <PlainText text={own} />
        </p>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
