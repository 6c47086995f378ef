import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UploadProgress } from './upload-progress'

const shown = (progress: number) =>
  renderToStaticMarkup(<UploadProgress progress={progress} label="Billede" onStop={() => {}} />)

test('an upload shows its share in whole percent, and then that the server works', () => {
  expect(shown(0.259)).toMatch(/<progress aria-label="Billede" max="1" value="0.259"/)
  expect(shown(0.259)).toContain('Uploader: 25 %')
  expect(shown(0.999)).toContain('Uploader: 99 %')
  expect(shown(1)).toContain('Behandler filen …')
  expect(shown(1)).not.toContain('value=')
  expect(shown(1)).toContain('Afbryd')
})
