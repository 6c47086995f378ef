import type { HymnFile } from '~/domain/hymns/files/hymn-files'
import { hymnsCopy } from '~/domain/hymns/hymns.copy'
import { Section } from '~/site/layout/section'
import { RecordingPlayer } from '~/site/recordings/recording-player'

export function HymnScores({ scores }: { scores: HymnFile[] }) {
  if (scores.length === 0) return null
  return (
    <Section id="noder" title="salmer.scores_title" className="no-print">
      <ul className="mt-4">
        {scores.map(({ id, name, rights, size, url }) => (
          <li key={id} className="border-rule border-t py-3">
            <p className="flex items-baseline justify-between gap-6">
              <a href={url} download className="link min-w-0 break-words py-1">
                <span className="sr-only">{hymnsCopy.download} </span>
                {name}
              </a>
              <span className="shrink-0 text-faded text-small">PDF, {size}</span>
            </p>
            {rights && <p className="text-faded text-small">{rights}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function HymnRecordings({ recordings }: { recordings: HymnFile[] }) {
  if (recordings.length === 0) return null
  return (
    <Section id="indspilninger" title="salmer.recordings_title" anchor="lyt" className="no-print">
      <ul className="mt-4 grid gap-6">
        {recordings.map(({ id, name, performer, rights, url }) => (
          <li key={id}>
            <figure className="grid gap-2">
              <figcaption>
                <span className="block">{name}</span>
                {performer && (
                  <span className="block text-faded text-small">
                    {hymnsCopy.performer(performer)}
                  </span>
                )}
              </figcaption>
              <RecordingPlayer src={url} name={[name, performer].filter(Boolean).join(', ')} />
              {rights && <p className="text-faded text-small">{rights}</p>}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
