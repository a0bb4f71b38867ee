"""What the renderings of garments share: the simulated net relaxed, the wall behind it, its print area and its knit."""
import bpy
import numpy as np
import studio as S


class Net:
    """The vertices of a simulated mesh, and its edges; `free` are those of one face only: hems, collar, openings."""
    def __init__(s, me):
        s.me = me
        s.co = np.empty(len(me.vertices) * 3, np.float32); me.vertices.foreach_get('co', s.co); s.co = s.co.reshape(-1, 3).astype(float)
        s.edges = np.empty(len(me.edges) * 2, np.int32); me.edges.foreach_get('vertices', s.edges); s.edges = s.edges.reshape(-1, 2)
        loops = np.empty(len(me.loops), np.int32); me.loops.foreach_get('edge_index', loops)
        s.free = s.edges[np.bincount(loops, minlength=len(s.edges)) == 1]; s.on_free = np.unique(s.free)
        s.inner = np.setdiff1d(np.arange(len(s.co)), s.on_free)
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))

    def value(s, name): return np.array([d.value for d in s.me.attributes[name].data])

    def relax(s, edges, which, share, times):
        """moves vertices towards the middle of their neighbours along these edges"""
        for _ in range(times):
            total = np.zeros_like(s.co); n = np.zeros(len(s.co))
            for i, j in ((0, 1), (1, 0)): np.add.at(total, edges[:, i], s.co[edges[:, j]]); np.add.at(n, edges[:, i], 1)
            middle = total / np.maximum(n, 1)[:, None]; s.co[which] += share * (middle[which] - s.co[which])

    def write(s):
        s.me.vertices.foreach_set('co', s.co.ravel().astype(np.float32)); s.me.update()


def wall():
    """soft, nearly white, a faint shadow half a metre behind; lit on its own, so that it stays so whatever the key light does"""
    w = S.obj('wall', S.mesh('wall', [(-4, .9, -4), (4, .9, -4), (4, .9, 4), (-4, .9, 4)], [(0, 1, 2, 3)]))
    w.data.materials.append(S.material('wall', (.80, .80, .795), rough=1, spec=0)[0])
    S.softbox((0, -.2, 2.6), (0, .9, -.2), 3.0, 40, .6)
    return w


def print_area(width, height, top, back):
    """places in a rectangle of the pattern, `top` its upper edge, on the front or the back panel"""
    def build(t):
        x, z, bk = S.attr(t, 'px'), S.attr(t, 'pz'), S.attr(t, 'back')
        if back: x, bk = x * -1.0, 1 - bk
        u, v = (x + width / 2) / width, (top - z) / height
        ins = u.gt(-.05) * u.lt(1.05) * v.gt(-.05) * v.lt(1.05) * bk.lt(.5)      # a little further: the border is drawn later
        return S.vec(t, (u + .25) / 1.5 * ins, (v + .25) / 1.5 * ins, ins)
    return S.flat_mat('uv', build)


def knit(fine, coarse, share):
    """loops run in columns, so noise is stretched along them; `share` of it is fine"""
    def build(t):
        x, z, bk = S.attr(t, 'px'), S.attr(t, 'pz'), S.attr(t, 'back')
        g = S.noise(t, fine, 2, vec=S.vec(t, x, z * .5, bk)) * share + S.noise(t, coarse, 2, vec=S.vec(t, x, z * .7, bk)) * (1 - share)
        return S.vec(t, g, g, g)
    return S.flat_mat('grain', build)


def passes(name, tint, print_map, background, grain):
    S.passes(name, tint, print_map, [background], nh=1.5, key=.95, bglum=.78, uvblur=16, wide=True, detail=grain, dk=.17)
