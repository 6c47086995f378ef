import { type RecordingType, recordingTypes } from '~/domain/files/recordings'
import { displayedFileName } from '~/forms/file-name'

const knownExtension = /\.(?:jpe?g|png|webp|avif|hei[cf]|pdf|mp[34]|m4a|og[ag])$/i

/**
 * The header value that makes a browser save a file under its name, with the extension of its actual
 * type (RFC 6266, encoded by RFC 8187 for Danish letters). Removes paths, line breaks and bidirectional
 * overrides, since names come from uploads.
 */
export function attachment(name: string, extension: string): string {
  const stem = displayedFileName(name.replace(knownExtension, '').replace(/[/\\:*?"<>|]/g, '-'))
  const asciiStem = stem
    .replace(/æ/gi, 'ae')
    .replace(/ø/gi, 'oe')
    .normalize('NFD')
    .replace(/[^\x20-\x7e]|["%]/g, '')
    .trim()
  const fullName = `${stem}.${extension}`
  return `attachment; filename="${asciiStem || 'fil'}.${extension}"; filename*=UTF-8''${encodeRfc8187(fullName)}`
}

/** Lets a browser play the file in its place. */
export function inlineRecording(name: string, mimeType: string): string {
  const extension = recordingTypes[mimeType as RecordingType]
  return attachment(name, extension).replace(/^attachment/, 'inline')
}

function encodeRfc8187(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
