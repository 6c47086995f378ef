/** Rich text of the author's, which the server has cleaned. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: platform/rich-text.server.ts cleaned it
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
