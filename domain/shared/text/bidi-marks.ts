/** Characters that change text direction and can make an address read as another. */
export const bidiMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
