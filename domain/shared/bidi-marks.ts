/** Characters that turn the direction of text around: an address with one reads as another than it is. */
export const bidiMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
