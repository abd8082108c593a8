export type PictureTooLarge = { kind: "picture-too-large" };
export type PictureUnknown = { kind: "picture-unknown" };
export type PictureBroken = { kind: "picture-broken" };
export type PictureTooManyPixels = { kind: "picture-too-many-pixels" };

export type PictureRefusal =
  | PictureTooLarge
  | PictureUnknown
  | PictureBroken
  | PictureTooManyPixels;
