import { Link } from 'react-router'
import { FormSection } from '~/admin/form/form-section'
import { fileSize } from '~/danish/file-size'
import { historyScreen, historySizeCopy as text, trashScreen } from '~/domain/history/history.copy'
import type { HistorySize } from '~/domain/history/history-size.server'

/** The size of the history and the trash, and when they are emptied automatically. */
export function HistorySizeSection({ kept }: { kept: HistorySize }) {
  const lines = [
    { ...text.texts, to: historyScreen, bytes: kept.texts },
    { ...text.files, to: historyScreen, bytes: kept.files },
    { ...text.trash, to: trashScreen, bytes: kept.trash },
  ]
  return (
    <FormSection title={text.title} intro={text.intro}>
      <dl className="border-rule border-t text-small">
        {lines.map(({ name, what, to, bytes }) => (
          <div key={name} className="flex justify-between gap-x-4 border-rule border-b py-2">
            <dt>
              <Link to={to}>{name}</Link>
              <span className="block text-caption text-faded">{what}</span>
            </dt>
            <dd className="whitespace-nowrap">{bytes === 0 ? text.nothing : fileSize(bytes)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-faded text-small">{text.rule}</p>
    </FormSection>
  )
}
