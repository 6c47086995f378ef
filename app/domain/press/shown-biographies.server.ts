import { shownWrittenText } from '~/domain/rich-text/shown-rich-text.server'
import { isEditorHtml } from '~/forms/editor-html'
import { linkedText } from '~/http/linked-text.server'
import type { Backend } from '~/platform/backend.server'
import { writtenLines } from '~/platform/rich-text.server'
import { biographies, type ShownBiography } from './press-kit'
import type { PressTexts } from './press-kit.server'

/** The biographies that are written, shortest first. */
export async function shownBiographies(
  backend: Backend,
  content: PressTexts,
): Promise<ShownBiography[]> {
  const written = biographies.filter(({ text }) => content[text])
  return Promise.all(
    written.map(async ({ text: of, name }) => {
      const stored = content[of]
      const isPlain = !isEditorHtml(stored) && typeof linkedText(stored) === 'string'
      const html = isPlain ? undefined : await shownWrittenText(backend, stored)
      return { of, name, text: writtenLines(stored), html }
    }),
  )
}
