"""Cuts both faces down to what the pages set: README.md says why. Needs fonttools and brotli.

python3 cut-faces.py ../../../node_modules/@fontsource-variable
"""

import sys
from collections import Counter

from fontTools.otlLib import builder
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.varStore import VarStoreInstancer

ASCII = set(range(0x20, 0x7F))
USUAL = ASCII | {ord(sign) for sign in "\u00a0–—‘’“”…áãäçéíñóöúü"}
TEXT = USUAL | {ord(sign) for sign in "×©·•→−′"}
REST = set(range(0xC0, 0x100)) - {0xD7}
TEXT_REST = (REST | {ord(sign) for sign in "®°½″€™←↑↓"}) - TEXT
DISPLAY_REST = (REST - {0xC3, 0xD0, 0xD5, 0xD8, 0xDD, 0xDE, 0xF0, 0xF5, 0xF8, 0xFD, 0xFE, 0xFF}) - USUAL


def subset(font, characters):
    """The font with these characters only, their kerning and figures of one width."""
    options = Options(layout_features=["kern", "tnum"], name_IDs=[0])
    options.drop_tables += ["HVAR", "STAT"]
    cutter = Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)
    return font


def read_pairs(font):
    """Kerning as (left, right) → units, for all weights the one between 500 and 600."""
    order = font.getGlyphOrder()
    store = getattr(font["GDEF"].table, "VarStore", None)
    middle = store and VarStoreInstancer(store, font["fvar"].axes, {"wght": 0.4})

    def units(value):
        advance = getattr(value, "XAdvance", 0) or 0
        device = getattr(value, "XAdvDevice", None)
        return advance + (middle[(device.StartSize << 16) + device.EndSize] if device else 0)

    pairs = {}
    (lookup,) = font["GPOS"].table.LookupList.Lookup
    for table in [getattr(each, "ExtSubTable", each) for each in lookup.SubTable]:
        if table.Format == 1:
            for left, right_set in zip(table.Coverage.glyphs, table.PairSet):
                for record in right_set.PairValueRecord:
                    pairs.setdefault((left, record.SecondGlyph), units(record.Value1))
            continue
        for left in table.Coverage.glyphs:
            row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)].Class2Record
            for right in order:
                value = row[table.ClassDef2.classDefs.get(right, 0)].Value1
                pairs.setdefault((left, right), units(value))
    return pairs


def alike(glyphs, values_of):
    """Groups of glyphs that differ in at most three pairs."""
    groups = []
    for glyph in glyphs:
        values = values_of(glyph)
        near = [(sum(a != b for a, b in zip(values, first)), group) for first, group in groups]
        nearest = min(near, default=(4, None), key=lambda found: found[0])
        if nearest[0] <= 3:
            nearest[1].append(glyph)
        else:
            groups.append((values, [glyph]))
    return [group for _, group in groups]


def write_pairs(font, pairs, step):
    """Sets kerning in whole steps of so many units, in classes as few as can be."""
    kerned = {pair: round(units / step) * step for pair, units in pairs.items()}
    order = font.getReverseGlyphMap()
    lefts = sorted({left for (left, _), units in kerned.items() if units}, key=order.get)
    rights = sorted({right for (_, right), units in kerned.items() if units}, key=order.get)
    at = lambda left, right: kerned.get((left, right), 0)
    left_groups = alike(lefts, lambda left: [at(left, right) for right in rights])
    right_groups = alike(rights, lambda right: [at(left, right) for left in lefts])
    value = lambda units: builder.buildValue({"XAdvance": units})
    classes, exceptions = {}, {}
    for these in left_groups:
        for those in right_groups:
            members = [(left, right) for left in these for right in those]
            usual = Counter(at(*pair) for pair in members).most_common(1)[0][0]
            if usual:
                classes[(tuple(these), tuple(those))] = (value(usual), None)
            for pair in members:
                if at(*pair) != usual:
                    exceptions[pair] = (value(at(*pair)), None)
    tables = builder.buildPairPosGlyphs(exceptions, order) if exceptions else []
    tables.append(builder.buildPairPosClassesSubtable(classes, order))
    font["GPOS"].table.LookupList.Lookup[0] = builder.buildLookup(tables)
    del font["GDEF"]


def save(font, name):
    font.flavor = "woff2"
    font.save(f"{name}.woff2")


def cut(path, name, weights, characters, rest, step, weight=None):
    def opened():
        font = TTFont(path)
        return instantiateVariableFont(font, {"wght": weight}) if weight else font

    usual = subset(opened(), characters)
    write_pairs(usual, read_pairs(usual), step)
    save(usual, f"{name}-{weights}")
    save(subset(opened(), rest), f"{name}-rest")


if __name__ == "__main__":
    faces = "{0}/{1}/files/{1}-latin-wght-normal.woff2"
    text = faces.format(sys.argv[1], "instrument-sans")
    display = faces.format(sys.argv[1], "bricolage-grotesque")
    cut(text, "instrument-sans", "400-700", TEXT, TEXT_REST, step=7)
    cut(display, "bricolage-grotesque", "700", USUAL, DISPLAY_REST, step=2, weight=700)
