"""What a browser is answered before it is let in. Whatever is not asked for exactly is refused."""

from http import HTTPStatus

from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from tide_gui.phones.static_files import PICTURES, StaticFile, StaticFiles

SOCKET = "/socket"
LONGEST_PATH = 200
KEPT_S = 86_400  # for how long a browser keeps a picture without asking

PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
SAFETY = {
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class HttpHandler:
    """Answers requests to the one address that is served."""

    def __init__(self, own: str, files: StaticFiles) -> None:
        """`own` is what the header `Host` must be."""
        self._own, self._files = own, files
        self._page_policy = (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
            f"connect-src 'self'{_socket_source(own)}; "
            "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        )

    def answer(self, request: Request) -> Response | None:
        """The answer; none if a phone may open its socket."""
        return self._refusal(request) or self._content(request)

    def _refusal(self, request: Request) -> Response | None:
        """The answer to what no page of ours asks for; other names may be rebound to this machine."""
        origins = request.headers.get_all("Origin")
        if request.headers.get_all("Host") != [self._own]:
            return _bare(HTTPStatus.MISDIRECTED_REQUEST)
        if request.method != "GET":
            return _bare(HTTPStatus.METHOD_NOT_ALLOWED, Allow="GET")
        if len(request.path) > LONGEST_PATH:
            return _bare(HTTPStatus.REQUEST_URI_TOO_LONG)
        if origins != [self._origin] and (origins or request.path == SOCKET):
            return _bare(HTTPStatus.FORBIDDEN)
        return None

    @property
    def _origin(self) -> str:
        return f"http://{self._own}"

    def _content(self, request: Request) -> Response | None:
        if request.path == SOCKET:
            return None
        file = self._files.find(request.path)
        if not file:
            return _bare(HTTPStatus.NOT_FOUND)
        if file.tag in request.headers.get_all("If-None-Match"):
            return self._with_file(HTTPStatus.NOT_MODIFIED, request, file, b"")
        packed = file.packed and _takes_packed(request)
        body = file.body if packed else file.plain()
        answer = self._with_file(HTTPStatus.OK, request, file, body)
        if packed:
            answer.headers["Content-Encoding"] = "gzip"
        return answer

    def _with_file(self, status: HTTPStatus, request: Request, file: StaticFile, body: bytes) -> Response:
        is_picture = request.path.startswith(PICTURES)
        answer = _bare(status, body)
        answer.headers.update(
            {
                "Content-Type": file.kind,
                "ETag": file.tag,
                "Vary": "Accept-Encoding",
                "Cache-Control": f"private, max-age={KEPT_S}" if is_picture else "no-cache",
                "Content-Security-Policy": PICTURE_POLICY if is_picture else self._page_policy,
            }
        )
        return answer


def _socket_source(own: str) -> str:
    """Older browsers do not count the socket as `self`; a policy cannot name addresses with colons."""
    return "" if own.startswith("[") else f" ws://{own}"


def _takes_packed(request: Request) -> bool:
    accepted = ",".join(request.headers.get_all("Accept-Encoding"))
    return "gzip" in (word.strip() for word in accepted.split(","))


def _bare(status: HTTPStatus, body: bytes = b"", **more: str) -> Response:
    length = str(len(body))
    headers = Headers({"Connection": "close", "Content-Length": length, **SAFETY, **more})
    return Response(status.value, status.phrase, headers, body)
