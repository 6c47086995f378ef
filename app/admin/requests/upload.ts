import { href } from 'react-router'
import { ensureSignedIn } from '~/admin/sign-in/ensure-signed-in.client'
import type { UploadPurpose } from '~/domain/images/image-paths'
import type { UploadedPicture } from '~/domain/images/stored-pictures/store-picture.server'
import { maxPieces, maxUploadBytes, type UploadedFile, type UploadKind } from '~/forms/upload'
import {
  tooLargeCopy,
  type UploadRefusal,
  type UploadRefused,
  uploadRefusalCopy,
} from '~/forms/upload.copy'

/** A failed upload, which can be retried. The message is the reason in Danish. */
export class UploadError extends Error {
  readonly code: UploadRefusal | 'no-answer' | 'signed-out'

  constructor(code: UploadError['code'], kind: UploadKind) {
    super(code === 'too-large' ? tooLargeCopy[kind] : uploadRefusalCopy[code])
    this.code = code
  }
}

export const pdfTypes = 'application/pdf,.pdf'

export interface UploadOptions {
  /** Receives the fraction that has been sent, from 0 to 1. At 1 the server processes the file. */
  onProgress?: (sent: number) => void
  /** Cancels the upload; the promise then rejects with the signal's reason. */
  signal?: AbortSignal
}

interface PictureOptions extends UploadOptions {
  purpose: UploadPurpose
  /** The crop, in whole pixels of the picture after rotation by its EXIF data. */
  crop?: { x: number; y: number; width: number; height: number }
}

/** Uploads a picture. No page shows it until a form with its path is saved. */
export function uploadPicture(
  file: Blob,
  { purpose, crop, ...options }: PictureOptions,
): Promise<UploadedPicture> {
  const query = new URLSearchParams({ place: purpose })
  if (crop) query.set('crop', [crop.x, crop.y, crop.width, crop.height].join())
  return upload('billede', file, query, options)
}

export function uploadMark(file: File, options: UploadOptions): Promise<{ path: string }> {
  const query = new URLSearchParams({ place: 'mark', name: file.name })
  return upload('billede', file, query, options)
}

export function uploadPdf(
  file: File,
  { collaborationId, ...options }: UploadOptions & { collaborationId?: string } = {},
): Promise<UploadedFile> {
  const query = new URLSearchParams({ name: file.name })
  if (collaborationId) query.set('collaboration', collaborationId)
  return upload('pdf', file, query, options)
}

export const recordingFileTypes = 'audio/mpeg,.mp3,audio/mp4,.m4a,audio/ogg,.ogg,.oga'

export const hymnFileTypes = `${pdfTypes},${recordingFileTypes}`

/** Uploads a score or recording, and attaches it to the hymn at once. */
export function uploadHymnFile(
  file: File,
  hymnId: string,
  options: UploadOptions,
): Promise<{ id: string }> {
  const query = new URLSearchParams({ name: file.name, hymn: hymnId })
  return upload('salmefil', file, query, options)
}

/** Uploads the source of an import in pieces. No import reads it until a form with its name is sent. */
export async function uploadSource(
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<{ upload: string; name: string }> {
  const pieceBytes = maxUploadBytes.flytning
  if (file.size > maxPieces * pieceBytes) throw new UploadError('too-large', 'flytning')
  let name = ''
  for (let piece = 0; piece === 0 || piece * pieceBytes < file.size; piece++) {
    const start = piece * pieceBytes
    const part = file.slice(start, start + pieceBytes)
    const query = new URLSearchParams({ name: file.name, piece: String(piece) })
    if (name) query.set('upload', name)
    const answer = await upload<{ upload: string }>('flytning', part, query, {
      ...(signal && { signal }),
      onProgress: (sent) => onProgress?.((start + sent * part.size) / file.size),
    })
    name = answer.upload
  }
  return { upload: name, name: file.name }
}

/** Uploads a recording. No page plays it until a form with its id is saved. */
export function uploadRecording(file: File, options: UploadOptions): Promise<UploadedFile> {
  return upload('lyd', file, new URLSearchParams({ name: file.name }), options)
}

async function upload<Answer>(
  kind: UploadKind,
  file: Blob,
  query: URLSearchParams,
  options: UploadOptions,
): Promise<Answer> {
  if (file.size === 0) throw new UploadError('empty', kind)
  if (file.size > maxUploadBytes[kind]) throw new UploadError('too-large', kind)
  const attempt = async () => {
    if (!(await ensureSignedIn())) throw new UploadError('signed-out', kind)
    return send(`${href(`/admin/upload/${kind}`)}?${query}`, file, options)
  }
  let response = await attempt()
  // The session ended during the upload.
  if (response?.status === 401) response = await attempt()
  if (response?.status === 200) return response.body as Answer
  throw new UploadError(refusalOf(response), kind)
}

interface UploadResponse {
  status: number
  body: unknown
}

/** Uses XMLHttpRequest, since `fetch` cannot report upload progress. */
function send(
  url: string,
  file: Blob,
  { onProgress, signal }: UploadOptions,
): Promise<UploadResponse | undefined> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => resolve({ status: request.status, body: request.response })
    request.onerror = () => resolve(undefined)
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    if (signal?.aborted) reject(signal.reason)
    else request.send(file)
  })
}

function refusalOf(response: UploadResponse | undefined): UploadError['code'] {
  if (response === undefined || response.status === 0) return 'no-answer'
  if (response.status === 401 || response.status === 403) return 'signed-out'
  if (response.status === 413) return 'too-large'
  const { code } = (response.body ?? {}) as Partial<UploadRefused>
  return code ?? 'not-stored'
}
