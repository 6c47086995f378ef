import type { WorkPage } from '~/domain/bibliography/bibliography.server'
import { langOf } from '~/forms/lang-of'
import { Recording } from '~/site/recordings/recording'
import { Content } from '~/site/text/content'
import { Prose } from '~/site/text/prose'

interface BookExtractProps {
  work: Pick<WorkPage, 'title' | 'language' | 'extract' | 'extractPdf' | 'recording'>
}

export function BookExtract({ work }: BookExtractProps) {
  const { title, language, extract, extractPdf, recording } = work
  if (!extract && !extractPdf && !recording) return null
  return (
    <section
      aria-labelledby="uddrag"
      className="mt-14 bg-leaf px-5 py-10 md:mt-20 md:px-16 md:py-16 max-md:-mx-5 print:mt-6 print:p-0"
    >
      <div className="mx-auto max-w-[34rem] print:max-w-none">
        <h2 id="uddrag" className="label text-center">
          <Content of="bibliografi.extract_title" /> <span aria-hidden="true">·</span>{' '}
          <cite lang={langOf(language)} className="not-italic">
            {title}
          </cite>
        </h2>
        {recording && (
          <Recording
            of="bibliografi.recording"
            title={title}
            src={recording}
            className="mt-8 md:mt-10"
          />
        )}
        {extract && (
          <div lang={langOf(language)}>
            <Prose html={extract} className="book-page mt-8 md:mt-10" />
          </div>
        )}
        {extractPdf?.url && (
          <p className="no-print mt-8 text-center text-small">
            <a href={extractPdf.url} className="link inline-block py-1">
              <Content of="bibliografi.extract_pdf" />
            </a>{' '}
            <span className="text-faded">({extractPdf.size})</span>
          </p>
        )}
      </div>
    </section>
  )
}
