export function Prose({ html, className = '' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: platform/rich-text.server.ts cleaned it
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
