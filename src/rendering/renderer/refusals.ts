/** Why a document could not be rendered; `code` is stable, the message is for logs. */
export type RenderRefusalCode =
  | 'renderer_busy'
  | 'renderer_owner_busy'
  | 'renderer_closed'
  | 'render_timeout'
  | 'render_crashed'
  | 'render_failed';

/** A render that gave nothing. The server turns `code` into a status and a French sentence. */
export class RenderRefusal extends Error {
  readonly code: RenderRefusalCode;

  constructor(code: RenderRefusalCode, message: string) {
    super(message);
    this.name = 'RenderRefusal';
    this.code = code;
  }
}
